import type { Context } from '@platewise/api/context';
import { PRO } from '@platewise/api/testing/people';
import type { NamedFood, NamingRequest } from '@platewise/contract/generation/named-foods-schema';
import { SMALL_PHOTO } from '@platewise/test-emulators/model/small-photo';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { testWeb } from '../../../../../app/testing/test-web.tsx';
import { wordsOf } from '../../../../../shared/testing/on-page.ts';
import { mealRows } from '../../../testing/diary-rows.ts';

type MealReader = NonNullable<Context['mealReader']>;

const HOST = 'model.example';
const web = testWeb();
afterEach(() => {
  web.api().context.mealReader = null;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A model that names these foods in whatever it is asked about, and what it was asked. */
function setModel(foods: NamedFood[], readsPhotos = false) {
  const asked: NamingRequest[] = [];
  const nameFoods: MealReader['nameFoods'] = async (order) => {
    asked.push(order);
    return foods;
  };
  web.api().context.mealReader = { host: HOST, readsPhotos, nameFoods };
  return asked;
}

async function readTyped(text: string) {
  const user = await web.open('/calorie-tracker', PRO);
  await user.click(await screen.findByRole('button', { name: 'Log a food' }));
  await user.click(await screen.findByRole('button', { name: 'Type a whole meal' }));
  fireEvent.change(await screen.findByLabelText('What you ate'), { target: { value: text } });
  await user.click(screen.getByRole('button', { name: 'Read' }));
  return user;
}

test('a typed meal is read, changed line by line, and kept with one press', async () => {
  const user = await readTyped('2 rotis, 1 katori dal, 1 xyzzyfruit');

  expect(await screen.findByText(/^Not read: “1 xyzzyfruit”/)).toBeTruthy();
  const read = screen.getByRole('region', { name: 'What was read' });
  const [roti, dal] = within(read).getAllByRole('listitem');
  expect(wordsOf(roti)).toMatch(/^Bread, chapati or roti.*“2 rotis”: by its measure.*238 kcal/);
  const grams = within(dal as HTMLElement).getByLabelText(/^Grams of Lentils/);
  expect((grams as HTMLInputElement).value).toBe('125');

  fireEvent.change(grams, { target: { value: '200' } });
  await user.click(within(roti as HTMLElement).getByRole('button', { name: /^Leave out Bread, chapati/ }));
  expect(wordsOf(read)).toContain('Together 232 kcal');
  await user.click(within(read).getByRole('button', { name: 'Save 1 food' }));

  await waitFor(() => expect(mealRows().map(wordsOf)).toEqual([expect.stringMatching(/^Lentils.*200\s?g.*232 kcal/)]));
});

test('a dish is one line: its portions scale its foods, which show on demand, and it is left out whole', async () => {
  const user = await readTyped('paneer butter masala, 2 rotis, raita');
  const read = await screen.findByRole('region', { name: 'What was read' });
  const dish = within(read).getAllByRole('listitem')[0] as HTMLElement;
  expect(wordsOf(dish)).toMatch(/^paneer butter masala.*a usual portion, a usual recipe.*Show its 5 foods$/);
  expect(within(read).getAllByRole('listitem')).toHaveLength(3);

  const portions = within(dish).getByLabelText('Portions of paneer butter masala');
  fireEvent.change(portions, { target: { value: '0' } });
  expect(wordsOf(dish)).toContain('Type how many portions, up to 100.');
  fireEvent.change(portions, { target: { value: '0.5' } });
  await user.click(within(dish).getByRole('button', { name: 'Show its 5 foods' }));
  const foods = within(dish).getByRole('list', { name: 'Foods of paneer butter masala' });
  const grams = within(foods).getByLabelText('Grams of paneer') as HTMLInputElement;
  expect(grams.value).toBe('35');
  await user.click(within(foods).getByRole('button', { name: /^Leave out heavy cream/ }));
  await user.click(within(dish).getByRole('button', { name: 'Hide its foods' }));
  expect(wordsOf(dish)).toMatch(/Show its 4 foods$/);

  await user.click(within(read).getByRole('button', { name: 'Leave out raita' }));
  await user.click(within(read).getByRole('button', { name: 'Save 5 foods' }));
  await waitFor(() => expect(mealRows()).toHaveLength(5));
  expect(mealRows().map(wordsOf)).toEqual(expect.arrayContaining([expect.stringMatching(/^Paneer.*35\s?g/)]));
});

test('what the rules cannot read goes to the model after its host was agreed to, once, and nothing else does', async () => {
  const asked = setModel([{ part: 0, food: 'banana', count: 1, unit: 'piece' }]);
  const user = await readTyped('2 rotis, 1 xyzzyfruit');
  await user.click(await screen.findByRole('button', { name: `Ask ${HOST} about it` }));
  expect(
    screen.getByText(/^The words that were not read are sent to the language model at model\.example/),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Read' }));
  expect(screen.queryByRole('button', { name: `Send to ${HOST}` })).toBeNull();
  await user.click(await screen.findByRole('button', { name: `Ask ${HOST} about it` }));
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(asked).toEqual([]);

  await user.click(screen.getByRole('button', { name: `Ask ${HOST} about it` }));
  await user.click(screen.getByRole('button', { name: `Send to ${HOST}` }));
  const read = await screen.findByRole('region', { name: 'What was read' });
  await waitFor(() => expect(within(read).getAllByRole('listitem')).toHaveLength(2));
  expect(asked).toEqual([{ parts: ['1 xyzzyfruit'] }]);
  expect(wordsOf(within(read).getAllByRole('listitem')[1])).toMatch(/^banana“1 banana”: by its measure/);
  expect(screen.queryByText(/^Not read/)).toBeNull();

  fireEvent.change(screen.getByLabelText('What you ate'), { target: { value: '1 plughfruit' } });
  await user.click(screen.getByRole('button', { name: 'Read' }));
  await user.click(await screen.findByRole('button', { name: `Ask ${HOST} about it` }));
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('without a model nobody is offered one, and one that cannot be asked says so', async () => {
  const user = await readTyped('1 xyzzyfruit');
  expect(await screen.findByText(/^Not read: “1 xyzzyfruit”/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Ask / })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Read a photo of a meal' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
});

test('a photo is read without what it holds beside its picture, and its foods are changed and kept', async () => {
  const asked = setModel([{ part: 0, food: 'banana', count: 2, unit: 'piece' }], true);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (this: HTMLCanvasElement) {
    return this.width === 1280 && this.height === 960 ? `data:image/jpeg;base64,${SMALL_PHOTO}` : 'data:,';
  });
  const user = await web.open('/calorie-tracker', PRO);
  await user.click(await screen.findByRole('button', { name: 'Log a food' }));
  await user.click(await screen.findByRole('button', { name: 'Read a photo of a meal' }));
  await screen.findByRole('group', { name: 'Read a photo of a meal' });
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  const lunch = new File(['any'], 'lunch.jpg', { type: 'image/jpeg' });
  await user.upload(input, lunch);
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(input.value).toBe('');
  await user.upload(input, lunch);
  expect(await screen.findByText(/^The photo is sent to the language model at model\.example/)).toBeTruthy();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: `Send to ${HOST}` }));

  const read = await screen.findByRole('region', { name: 'What was read' });
  expect(asked).toEqual([{ photo: SMALL_PHOTO }]);
  expect(wordsOf(read)).toMatch(/banana“2 banana”.*Together 210 kcal/);
  await user.click(within(read).getByRole('button', { name: 'Save 1 food' }));
  await waitFor(() => expect(mealRows().map(wordsOf)).toEqual([expect.stringMatching(/^Banana.*236\s?g.*210 kcal/)]));
});

test('a file that is no photo says so, and nothing is asked for', async () => {
  const asked = setModel([], true);
  vi.stubGlobal('createImageBitmap', async () => {
    throw new DOMException('', 'InvalidStateError');
  });
  const user = await web.open('/calorie-tracker', PRO);
  await user.click(await screen.findByRole('button', { name: 'Log a food' }));
  await user.click(await screen.findByRole('button', { name: 'Read a photo of a meal' }));
  await screen.findByRole('group', { name: 'Read a photo of a meal' });
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await user.upload(input, new File(['any'], 'note.jpg', { type: 'image/jpeg' }));

  expect(await screen.findByText(/^This file cannot be opened as a photo/)).toBeTruthy();
  expect(asked).toEqual([]);
});
