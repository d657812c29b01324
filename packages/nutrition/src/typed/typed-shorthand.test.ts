import { expect, it } from 'vitest';
import { writtenOut } from './typed-shorthand.ts';

const plain = (text: string) => writtenOut(text).replaceAll(/\s+/g, ' ').replaceAll(' ,', ',').trim();

it.each([
  ['2T ranch', '2 tbsp ranch'],
  ['1c rice w dal n curd', '1 cup rice with dal and curd'],
  ['8 oz. steak', '8 oz steak'],
  ['1 T bone steak', '1 T bone steak'],
  ['1,5 cups rice', '1.5 cups rice'],
  ['2 x 150 g chicken', '300 g chicken'],
  ['2 beers (12 oz cans)', '2 beers 12 oz each'],
  ['93/7 beef, 2% milk', 'beef, reduced fat milk'],
  ['g&t, pb&j, 7up', 'gin and tonic, peanut butter and jelly sandwich, sprite'],
  ['2 eggs over easy', '2 eggs fried'],
  ['quest bar cookies n cream and a banana', 'protein bar and a banana'],
  ['chobani strawberry', 'strawberry yogurt'],
  ['80 g peppers, red peppers', '80 g bell peppers, red peppers'],
  ['large glass of red', 'large glass of red wine'],
  ['buttered toast, not buttered', 'toast with butter, without butter'],
  ['chai (sugar free)', 'chai, no sugar'],
  ['chai without milk or sugar', 'chai without milk without sugar'],
])('writes out %s', (typed, written) => {
  expect(plain(typed)).toBe(written);
});

it.each([
  ['salsa while watching the game', 'salsa'],
  ['coffee before gym and a banana', 'coffee and a banana'],
  ['chai after dinner without sugar', 'chai without sugar'],
  ['fries from the chippy, peas', 'fries, peas'],
  ['smoothie from banana and milk', 'smoothie from banana and milk'],
  ['rice in tiffin box', 'rice'],
  ['dal (so good), rice (turkey, cheese)', 'dal, rice (turkey, cheese)'],
  ['porridge made with water, water biscuits', 'porridge, water biscuits'],
])('leaves what says nothing of the food out of %s', (typed, written) => {
  expect(plain(typed)).toBe(written);
});

it('takes no word for one that every object has', () => {
  expect(plain('constructor toString')).toBe('constructor toString');
});
