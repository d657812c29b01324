import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import type { PlanRequest } from '@platewise/contract/profiles/family-schema';
import { findFood } from '@platewise/nutrition/foods/foods';
import { describe, expect, it, test } from 'vitest';
import { excludedOf } from '../excluded-of.ts';
import { type GeneratedTextBounds, readGeneratedText } from './read-generated-text.ts';

const FOODS = [
  'rice-brown',
  'chickpea-canned',
  'firm-tofu',
  'carrot',
  'onion',
  'spinach',
  'cauliflower',
  'potato',
  'tomato',
  'lemon',
  'olive-oil',
  'coconut-milk',
  'green-pea-frozen',
].flatMap((id) => findFood(id) ?? []);
const NOTHING: GeneratedTextBounds['excluded'] = { foods: new Set(), phrases: [] };

const read = (text: string, excluded = NOTHING) => readGeneratedText(text, { foods: FOODS, excluded });

describe('words that say what they should are shown', () => {
  it.each([
    'Get the brown rice simmering first, since it takes the longest, then chop the carrots and onions while it cooks. Finish with the tofu and pack everything up.',
    'This session is built around chickpeas and cauliflower, which roast together while the rice looks after itself. Chop the onions early: most dishes start with them.',
    'Start with the grains on the hob. While they bubble away, cut all the vegetables together, and let the oven do the rest of the work.',
    'A relaxed session: the rice simmers quietly while you slice the carrots and potatoes. The onions are shared between the dishes, so chop them together.',
    'Begin with the sturdy potatoes, carrots and onions at the bottom of the basket. Pick up the tofu along the way, and let the spinach and tomatoes ride on top.',
    'Head for the vegetables first and put the potatoes and the cauliflower in before anything else. Tins of chickpeas go beside them, and the delicate spinach goes in last.',
    'Put the heavy things in first: potatoes, rice and chickpeas. Lay the tomatoes and spinach gently on top so that nothing crushes them.',
    'The onions and carrots run through nearly every dish, so cut them first. The cauliflower roasts while the rice cooks, and the tofu is fried at the end.',
    'Set the rice going, then turn to the chopping board for the onions, carrots and cauliflower. With these ready, the curry and the salads come together easily.',
    'Start at the vegetables and choose firm tomatoes and crisp spinach. Pick up the tofu last, and squeeze in a lemon for freshness.',
    'You’ll kick things off by cooking the rice and chickpeas, and while those simmer you can chop onions, carrots and tomatoes. Everything comes together as you portion and pack the dishes.',
    'Begin in the produce aisle with hardy vegetables like potatoes, carrots and cauliflower. Save delicate items such as spinach and tomatoes for the end, so they stay on top.',
    'Fill up on pantry basics like rice and chickpeas first, then move on to root vegetables. Leave the tofu and soft greens until last.',
  ])('%#', (text) => {
    expect(read(text)).toEqual({ text });
  });

  test('though the name of a food holds a word that is not asked for', () => {
    const text = 'Start with the tofu, and pick up the frozen green peas at the very end.';

    expect(read(text)).toEqual({ text });
    expect(read(text.replace('frozen green peas', 'frozen tofu'))).toEqual({ problem: 'not-asked' });
  });

  test('without exclamation marks, and with plain spaces', () => {
    expect(read('Start with the rice!  Then chop\nthe carrots.')).toEqual({
      text: 'Start with the rice. Then chop the carrots.',
    });
  });
});

const GOOD = 'Start with the brown rice, and chop the carrots while it simmers.';

describe('words are left out, however good the rest is', () => {
  it.each([
    ['not-asked', 'Buy 200 g of carrots.'],
    ['not-asked', 'Buy two carrots.'],
    ['not-asked', 'Take half of the onions.'],
    ['not-asked', 'Chop a dozen carrots.'],
    ['not-asked', 'Use a cup of the rice.'],
    ['not-asked', 'Take more carrots.'],
    ['not-asked', 'Simmer it for some minutes.'],
    ['not-asked', 'Turn the oven to a high temperature.'],
    ['not-asked', 'It is ready in ½ the time.'],
    ['not-asked', 'Carrots are ₹ well spent.'],
    ['not-asked', 'Carrots are cheap this week.'],
    ['not-asked', 'It is full of vitamins.'],
    ['not-asked', 'It makes a healthy lunch.'],
    ['not-asked', 'The tofu brings protein.'],
    ['not-asked', 'It keeps well.'],
    ['not-asked', 'Leave it on the counter overnight.'],
    ['not-asked', 'The middle may be raw.'],
    ['not-asked', 'You can skip the onions.'],
    ['not-asked', 'Do not soak the chickpeas.'],
    ['not-asked', 'Use potatoes instead.'],
    ['not-asked', 'More at evil.example today.'],
    ['not-asked', 'Ｔｗｏ carrots.'],
    ['claims', 'The dishes are vegan.'],
    ['claims', 'It is safe for everybody.'],
    ['claims', 'Enter your password to go on.'],
    ['markup', 'It is <b>easy.'],
    ['markup', 'Write to cook@home today.'],
    ['markup', 'Chop the car\u200brots.'],
    ['markup', 'Finish with 🥕.'],
    ['language', 'Zum Schluss alles gut verpacken und genießen.'],
    ['language', 'I have been hacked by a stranger.'],
    ['language', 'अंत में पैक करें।'],
    ['language', 'Finish the unobtainium.'],
    ['other-food', 'Finish with peanuts.'],
    ['other-food', 'Ｆｉｎｉｓｈ ｗｉｔｈ ｐｅａｎｕｔｓ.'],
    ['other-food', 'Then chop the beef.'],
    ['length', GOOD.repeat(5)],
  ])('%s: %s', (problem, sentence) => {
    expect(read(`${GOOD} ${sentence}`)).toEqual({ problem });
  });
});

describe('what people leave out is not named', () => {
  const request = (changes: Partial<PlanRequest>): PlanRequest => ({
    ...generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none' }),
    ...changes,
  });
  const asha = { ...request({}), profileId: 'p', name: 'Asha', excludeIngredients: ['carrots'] };
  const milk = 'Stir in the milk at the end of the session.';

  it.each<[string, Partial<PlanRequest>, string]>([
    ['by a food', { excludeIngredients: ['carrots'] }, GOOD],
    ['by a class, though a listed food is called so', { excludeIngredients: ['dairy'] }, milk],
    ['by a diet', { dietaryPreferences: 'vegan' }, milk],
    ['by a word that no table knows', { excludeIngredients: ['smoky'] }, 'The brown rice has a smoky aroma.'],
    ['in the notes', { additionalNotes: 'no carrots please' }, GOOD],
    ['by one of the people who share the meals', { people: [asha] }, GOOD],
  ])('%s', (_, changes, text) => {
    expect(read(text)).toEqual({ text });
    expect(read(text, excludedOf([request({}), request(changes)]))).toEqual({ problem: 'excluded' });
  });
});
