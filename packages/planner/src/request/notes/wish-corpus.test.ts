import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { describe, expect, it } from 'vitest';
import { findDish } from '../../day/candidates/find-candidates.ts';
import { planMeals } from '../../day/plan-meals.ts';
import { readNotes } from './read-notes.ts';

// What is stated of each: '+Indian' raises the cuisine, '-Indian' lowers it, '+high' and '-high' move protein, and so on.
// A food stands by its id; '~' says that nothing is made of it.
const CORPUS: readonly (readonly [notes: string, means: string])[] = [
  ['Indian food please', '+Indian'],
  ['I love Indian food', '+Indian'],
  ['mostly Italian', '+Italian'],
  ['more Thai', '+Thai'],
  ['Mexican dishes', '+Mexican'],
  ['something Greek', '+Greek'],
  ['we prefer Japanese', '+Japanese'],
  ['craving Korean', '+Korean'],
  ['I could eat Italian every day', '+Italian'],
  ["can't get enough of Thai", '+Thai'],
  ['never tired of Italian', '+Italian'],
  ['Indian and Thai', '+Indian +Thai'],
  ['Thai, Italian', '+Thai +Italian'],
  ['less spicy Indian food', '+Indian'],
  ['Indian again please', '+Indian'],
  ['not Indian', '-Indian'],
  ['no Indian food', '-Indian'],
  ['not Indian please', '-Indian'],
  ['no more Indian', '-Indian'],
  ['less Indian', '-Indian'],
  ['less Indian food please', '-Indian'],
  ['tired of Indian', '-Indian'],
  ['tired of Indian food', '-Indian'],
  ["I'm sick of Indian", '-Indian'],
  ['bored with Indian', '-Indian'],
  ['bored of Italian food', '-Italian'],
  ['fed up with Indian food', '-Indian'],
  ['too much Indian', '-Indian'],
  ['too much Indian lately', '-Indian'],
  ['we had too much Indian food', '-Indian'],
  ['enough Indian food', '-Indian'],
  ['had enough of Indian', '-Indian'],
  ['I hate Italian food', '-Italian'],
  ["I don't like Indian food", '-Indian'],
  ['I do not want Indian', '-Indian'],
  ["I don't want any more Indian", '-Indian'],
  ["please don't give me Indian", '-Indian'],
  ['avoid Indian dishes', '-Indian'],
  ['stop the Indian food', '-Indian'],
  ['skip Indian', '-Indian'],
  ['without Indian dishes', '-Indian'],
  ['anything but Indian', '-Indian'],
  ['everything except Indian', '-Indian'],
  ['nothing Indian', '-Indian'],
  ['fewer Indian dishes', '-Indian'],
  ['cut down on Indian food', '-Indian'],
  ['not a fan of Indian food', '-Indian'],
  ['not in the mood for Indian', '-Indian'],
  ['Indian is too heavy for me', '-Indian'],
  ['Indian food is boring', '-Indian'],
  ['Indian less often', '-Indian'],
  ['we had Indian yesterday', '-Indian'],
  ['Indian? no thanks', '-Indian'],
  ['never Indian', '-Indian'],
  ['Thai instead of Italian', '+Thai -Italian'],
  ['instead of Italian something Thai', '+Thai -Italian'],
  ['something else instead of Italian', '-Italian'],
  ['rather Thai than Indian', '+Thai -Indian'],
  ['more Thai than Indian', '+Thai -Indian'],
  ['Mexican rather than Indian', '+Mexican -Indian'],
  ['less Indian, more Thai', '+Thai -Indian'],
  ['not Indian but Thai', '+Thai -Indian'],
  ["I don't want Indian and love Thai", '+Thai -Indian'],
  ['neither Indian nor Thai', '-Indian -Thai'],
  ['not only Indian', '~'],
  ['not just Indian', '~'],
  ['not always Indian', '~'],
  ['high protein', '+protein'],
  ['more protein please', '+protein'],
  ['lots of protein', '+protein'],
  ['I do not need high protein', '~protein'],
  ["I don't need high protein", '~protein'],
  ['no need for high protein', '~protein'],
  ['not high protein', '~protein'],
  ["don't want more protein", '~protein'],
  ['no extra protein', '~protein'],
  ['less protein', '-protein'],
  ['low protein', '-protein'],
  ['low carb', '-carbs'],
  ['fewer carbs', '-carbs'],
  ['not low carb', '~carbs'],
  ["I don't want low carb", '~carbs'],
  ['no need for low carb', '~carbs'],
  ['more carbs', '+carbs'],
  ['low fat', '-fat'],
  ['not low fat', '~fat'],
  ["low fat isn't for me", '~fat'],
  ['mild food', '-chilli-red'],
  ['not too spicy', '-chilli-red'],
  ['less spicy please', '-chilli-red'],
  ['not mild', '~chilli-red'],
  ['not mild please', '~chilli-red'],
  ["I don't want mild food", '~chilli-red'],
  ['I love salmon', '+salmon'],
  ['use up my broccoli', '+broccoli'],
  ['lots of mushrooms please', '+mushroom-white'],
  ['more lentils', '+lentil-red'],
  ['craving tofu', '+firm-tofu'],
  ['salmon twice a week', '+salmon'],
  ['chicken salad for lunch', '+chicken-breast'],
  ['eggs every morning', '+egg'],
  ['I want avocado', '+avocado'],
  ['please include spinach', '+spinach'],
  ['finish the cauliflower', '+cauliflower'],
  ['tired of chicken', '-chicken-breast'],
  ['less rice', '-rice-white'],
  ['too much chicken lately', '-chicken-breast'],
  ['salmon instead of chicken', '+salmon -chicken-breast'],
  ['we had lentils yesterday', '-lentil-red'],
  ['I love salmon but am tired of chicken', '+salmon -chicken-breast'],
  ['fish is fine', '~salmon'],
  ['nuts are ok', '~almond'],
];

const SHIFTS = ['protein', 'carbs', 'fat'] as const;

/** What notes do to what is named, in the signs of the corpus. */
function signOf(notes: string, name: string): string {
  const { wishes, exclusions } = readNotes(notes);
  if (exclusions.some(({ foods }) => foods.has(name))) return '-';
  const shift = SHIFTS.find((one) => one === name);
  if (shift) {
    const moved = wishes.reduce((sum, { shiftPoints }) => sum + (shiftPoints?.[shift] ?? 0), 0);
    return moved > 0 ? '+' : moved < 0 ? '-' : '~';
  }
  const found = wishes.find(({ cuisine, foods }) => cuisine === name || foods?.has(name));
  return found ? (found.isLess ? '-' : '+') : '~';
}

describe('a wish in notes', () => {
  it.each(CORPUS)('%s: %s', (notes, means) => {
    for (const one of means.split(' ')) {
      const name = one.slice(1);
      if (name !== '') expect(signOf(notes, name), one).toBe(one[0]);
      else expect(readNotes(notes).wishes.filter(({ cuisine }) => cuisine)).toEqual([]);
    }
  });

  it('is tested in more than a hundred ways', () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(103);
  });
});

const PLANS = Math.min(60, Math.ceil(Number(process.env.PLAN_RUNS ?? 1000) / 160));

/** The share of meals that hold what is looked for, over a sample of days. */
function shareOf(
  additionalNotes: string,
  holds: (meal: { name: string; items: readonly { food: string }[] }) => boolean,
) {
  const meals = Array.from({ length: PLANS }, (_, seed) => {
    const request = generationRequestSchema.parse({
      goal: 'maintenance',
      dietaryPreferences: 'none',
      mealCount: 3,
      additionalNotes,
    });
    const outcome = planMeals(request, { seed, avoid: [] });
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.meals;
  }).flat();
  return meals.filter(holds).length / meals.length;
}

const isOf = (cuisine: string) => (meal: { name: string }) => findDish(meal.name)?.recipe.cuisine === cuisine;

describe('the meals that a wish brings', () => {
  it.each(CORPUS.filter(([, means]) => /^-[A-Z]\w+$/.test(means)).filter((_, index) => index % 5 === 0))(
    'hold none of what is lowered: %s',
    (notes, means) => {
      expect(shareOf(notes, isOf(means.slice(1)))).toBe(0);
    },
  );

  it('hold mostly what is raised', () => {
    expect(shareOf('I love Indian food', isOf('Indian'))).toBeGreaterThan(0.6);
  });

  it.each([
    ['I love salmon', /salmon/],
    ['use up my broccoli', /broccoli/],
    ['craving tofu', /tofu/],
  ])('hold a food that is wished for, once a day at least: %s', (notes, food) => {
    expect(shareOf(notes, ({ items }) => items.some((item) => food.test(item.food)))).toBeGreaterThanOrEqual(1 / 3);
  });

  it('are answered for where no dish has what is wished for', () => {
    const request = generationRequestSchema.parse({
      goal: 'maintenance',
      dietaryPreferences: 'vegan',
      additionalNotes: 'I love lobster',
      mealCount: 2,
    });
    const tight = generationRequestSchema.parse({
      ...request,
      dietaryPreferences: 'none',
      additionalNotes: 'craving lobster',
      cookingTime: 'quick',
      excludeIngredients: ['butter', 'oil', 'sugar'],
    });
    const outcomes = [request, tight].map((one) => {
      const outcome = planMeals(one, { seed: 1, avoid: [] });
      return outcome.ok ? outcome.warnings.join(' ') : outcome.reason;
    });

    expect(outcomes[0]).toContain('“I love lobster”, which the Vegan diet leaves out');
    expect(outcomes[1]).toMatch(/Your notes wish for “lobster”\. None of our dishes/);
  });
});
