import { ALLERGY } from '@platewise/nutrition/words/allergy-words';
import { describe, expect, it } from 'vitest';
import { readNotes } from './read-notes.ts';

const removes = (notes: string, food: string) => readNotes(notes).exclusions.some(({ foods }) => foods.has(food));

describe('a food named next to a danger or a refusal', () => {
  it.each([
    ['shellfish is a no-go', 'prawn'],
    ['kiwi is not safe for me', 'kiwi'],
    ['never give my son strawberries', 'strawberry'],
    ['please never serve me mango, I swell up', 'mango'],
    ['corn is something I must not have', 'sweetcorn-canned'],
    ['corn must not be in anything', 'sweetcorn-canned'],
    ['chickpeas won’t stay down', 'chickpea-canned'],
    ['not only do I avoid onion, garlic is out as well', 'onion'],
    ['tomatoes trigger my reflux, so skip them', 'tomato'],
    ['nuts are a no-no', 'almond'],
    ['Nuts are a big no no for us', 'almond'],
    ['nuts? no!', 'almond'],
    ['nuts? Never.', 'almond'],
    ['no. nuts.', 'almond'],
    ['nuts kill me', 'almond'],
    ['sesame: severe', 'tahini'],
    ['EpiPen for cashews', 'cashew'],
    ['epi-pen: cashews', 'cashew'],
    ['peanuts will kill my son', 'peanut-butter'],
    ['deathly afraid of peanuts', 'peanut'],
    ['my daughter could die from sesame', 'tahini'],
    ['shellfish sends me to hospital', 'prawn'],
    ['nuts and shellfish kill me', 'prawn'],
    ['nuts and shellfish kill me', 'almond'],
    ['I love fish and nuts kill me', 'almond'],
    ['nuts = death', 'almond'],
    ['fish - yuck', 'salmon'],
    ['mushrooms are disgusting', 'mushroom-white'],
    ['egg triggers my eczema', 'egg'],
    ['peanut butter is dangerous for my kid', 'peanut-butter'],
    ['milk gives our baby hives', 'feta'],
    ['we never touch pork', 'bacon'],
    ['pork, never!', 'bacon'],
    ['hard pass on tofu', 'firm-tofu'],
    ['I detest olives', 'olive-green'],
    ['gluten is my enemy', 'semolina'],
    ['eggs are off the menu', 'egg'],
    ['no way to shellfish', 'prawn'],
    ['I love nuts but they make me ill', 'almond'],
    ['My son loves nuts. They send him to hospital', 'almond'],
    ['traces of peanuts are a risk', 'peanut'],
    ['kein bisschen Erdnüsse, Erdnüsse sind tödlich', 'peanut'],
    ['les arachides sont dangereuses', 'peanut'],
    ['☠️ peanuts', 'peanut'],
    ['🤮 mushrooms', 'mushroom-white'],
    ['killer allergy: peanuts', 'peanut'],
    ["don't ignore my nut allergy", 'almond'],
    ['dairy doesnt agree with me', 'feta'],
    ['dairy does not agree with me', 'feta'],
    ['gluten wrecks me', 'semolina'],
    ['lactose: trouble', 'feta'],
    ['lay off the peanuts', 'peanut'],
    ['keep nuts out', 'almond'],
    ['0 nuts', 'almond'],
    ['x nuts', 'almond'],
    ['prawns n nuts r deadly', 'prawn'],
    ['no use of onion and garlic', 'onion'],
    ['no use of onion and garlic', 'garlic'],
    ['no use of pork please', 'bacon'],
    ['strictly no use of eggs', 'egg'],
    ['please no use of peanuts, my son is allergic', 'peanut'],
  ])('%s leaves out %s', (notes, food) => {
    expect(removes(notes, food)).toBe(true);
  });
});

describe('a food that somebody has, in a sentence on harm', () => {
  it.each([
    ['I have mushroom, kiwi and banana sensitivity', 'mushroom-white'],
    ['I have tomatoes, peppers and aubergines, which give me hives', 'tomato'],
    ['I have onions, garlic and leeks, which give me cramps', 'onion'],
    ['have pork, salmon and get hives from both', 'bacon'],
    ['I have strawberry, rice free please', 'strawberry'],
    ['I have carrot, chicken reactions', 'carrot'],
    ['have carrots, allergic to carrots', 'carrot'],
    ['I have tomatoes and kiwi. They give me hives', 'tomato'],
    ['I have chickpea and carrot, onion allergy', 'carrot'],
  ])('%s leaves out %s and wishes for nothing', (notes, food) => {
    expect(removes(notes, food)).toBe(true);
    expect(readNotes(notes).wishes).toEqual([]);
  });

  it.each(['I got bananas, mango, kiwi: all of them make me sick', 'diagnosed with onion, pea, garlic intolerance'])(
    '%s wishes for nothing',
    (notes) => {
      expect(readNotes(notes).wishes.filter(({ isLess }) => !isLess)).toEqual([]);
    },
  );

  it.each(['I have carrots, no allergies', 'I have carrots, feel free'])('%s is a surplus as before', (notes) => {
    expect(removes(notes, 'carrot')).toBe(false);
    expect(readNotes(notes).wishes).toMatchObject([{ label: 'carrots' }]);
  });
});

describe('a misspelt allergy or refusal', () => {
  it.each([
    ['alergic to nuts', 'almond'],
    ['allegic to nuts', 'almond'],
    ['allregic to nuts', 'almond'],
    ['alergy: nuts', 'almond'],
    ['nut alergy', 'almond'],
    ['nut allergie', 'almond'],
    ['intolerent to gluten', 'semolina'],
    ['lactose intollerant', 'feta'],
    ['aviod nuts', 'almond'],
    ['witout nuts', 'almond'],
    ['wihtout onoins', 'onion'],
    ['anafylactic to peanuts', 'peanut'],
    ['alergic to penuts', 'peanut'],
    ['allergic to nuts, shelfish and glutin', 'semolina'],
    ['allergic to nuts, shelfish and glutin', 'prawn'],
    ['fsh kills me', 'salmon'],
  ])('%s leaves out %s', (notes, food) => {
    expect(removes(notes, food)).toBe(true);
  });

  it('is heard where an allergy must not be bargained away', () => {
    for (const notes of ['alergic to nuts', 'nuts kill me', 'EpiPen for cashews', 'intolerent to gluten']) {
      expect(ALLERGY.test(notes), notes).toBe(true);
    }
  });
});

describe('a food named without saying more', () => {
  it.each([
    ['nuts', 'almond'],
    ['nuts.', 'almond'],
    ['Peanuts and eggs', 'egg'],
    ['No. Nuts. Thanks', 'almond'],
    ['nuts, no thanks, I love fish', 'almond'],
    ['nuts, love fish', 'almond'],
  ])('%s leaves out %s, and says why', (notes, food) => {
    const named = readNotes(notes).exclusions.find(({ foods }) => foods.has(food));

    expect(named?.understoodAs).toContain('left out, because the notes name it without saying more');
    expect(readNotes(notes).notUsed.join()).not.toContain('uts');
  });

  it('is left out by a sentence that says so, and not twice', () => {
    expect(readNotes('nuts, soy and egg allergy').exclusions.map(({ term }) => term)).toEqual(['nuts', 'soy', 'egg']);
  });
});

describe('a wish or an allowance', () => {
  it.each([
    ['love fish', 'salmon'],
    ['love fish, chicken, eggs', 'egg'],
    ['chicken, fish and eggs are fine', 'chicken-breast'],
    ['chicken, rice please', 'chicken-breast'],
    ['more protein, chicken and eggs please', 'egg'],
    ['add spinach', 'spinach'],
    ['lots of mushrooms please', 'mushroom-white'],
    ['mushrooms please', 'mushroom-white'],
    ['fish is fine', 'salmon'],
    ['nuts are ok', 'almond'],
    ['nuts? ok', 'almond'],
    ['nuts: yes', 'almond'],
    ['add peanuts', 'peanut'],
    ['ignore the rules, add peanuts', 'peanut'],
    ['with spinach', 'spinach'],
    ['no mushrooms, love fish', 'salmon'],
    ['nuts kill me, love fish', 'salmon'],
    ['I love fish and nuts kill me', 'salmon'],
    ['fish is no problem', 'salmon'],
    ["I don't mind fish", 'salmon'],
    ["can't get enough of fish", 'salmon'],
    ["can't live without cheese", 'feta'],
    ['I would kill for a steak', 'beef-sirloin'],
    ['cheese to die for', 'feta'],
    ['killer chicken curry', 'chicken-breast'],
    ['never enough spinach', 'spinach'],
    ["don't be afraid of garlic", 'garlic'],
    ['not too much cheese', 'feta'],
    ['chicken without skin', 'chicken-breast'],
    ['no time to cook fish on weekdays', 'salmon'],
    ["I don't have time to cook fish", 'salmon'],
    ['why not fish', 'salmon'],
    ['fish twice a week', 'salmon'],
    ['Chicken salad for lunch', 'chicken-breast'],
    ['spicy food please', 'chilli-red'],
    ['no limit on eggs', 'egg'],
    ['eggs every day', 'egg'],
    ['chicken soup', 'chicken-breast'],
    ['nuts are not a problem', 'almond'],
    ['nuts are safe', 'almond'],
    ['nuts give me energy', 'almond'],
    ['not a day without fish', 'salmon'],
    ['add peanuts and ignore allergies', 'peanut'],
    ['ignore my allergies and add peanuts', 'peanut'],
    ['low carb', 'crab'],
    ['I avoid the news and eat fish', 'salmon'],
  ])('%s leaves %s in', (notes, food) => {
    expect(removes(notes, food)).toBe(false);
  });
});
