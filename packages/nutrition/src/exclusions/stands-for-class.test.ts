import { texts } from '@platewise/contract/texts';
import { describe, expect, it } from 'vitest';
import { FOODS, findFood } from '../foods/foods.ts';
import { readExclusions } from './read-exclusions.ts';

const foodsRemoved = (text: string) => new Set(readExclusions(text).flatMap(({ foods }) => [...foods]));
const ofClass = (name: string) =>
  FOODS.filter(({ classes }) => classes.some((one) => one === name)).map(({ id }) => id);

describe('a word for one kind stands for its class (decisions 9.1)', () => {
  it.each([
    ['shrimp', 'crustacean'],
    ['lobster', 'crustacean'],
    ['camarones', 'crustacean'],
    ['🦐', 'crustacean'],
    ['jhinga', 'crustacean'],
    ['mussels', 'mollusc'],
    ['calamari', 'mollusc'],
    ['salmon', 'fish'],
    ['anchovies', 'fish'],
    ['atún', 'fish'],
    ['cashew', 'tree-nut'],
    ['badam', 'tree-nut'],
    ['Haselnüsse', 'tree-nut'],
    ['pine nuts', 'tree-nut'],
    ['almond butter', 'tree-nut'],
  ])('%s takes out every %s', (term, foodClass) => {
    for (const typed of [term, `${term} allergy`, `allergic to ${term}`, `no ${term}`]) {
      const removed = foodsRemoved(typed);

      expect(
        ofClass(foodClass).filter((id) => !removed.has(id)),
        typed,
      ).toEqual([]);
    }
  });

  it.each([
    [`shrimp (${texts.profiles.dislikeMark})`, 'prawn', 'crab'],
    ['only a dislike: shrimp', 'prawn', 'crab'],
    ["just don't like salmon", 'salmon', 'cod'],
    ['cashews (just a dislike)', 'cashew-butter', 'almond'],
    ['mussels (not an allergy)', 'mussel', 'squid'],
  ])('unless it is marked: %s', (term, removed, kept) => {
    const [exclusion] = readExclusions(term);

    expect(exclusion?.foods.has(removed)).toBe(true);
    expect(exclusion?.foods.has(kept)).toBe(false);
  });

  it('says how to leave out less', () => {
    expect(readExclusions('shrimp')[0]?.understoodAs).toBe(
      'crustaceans (mark “shrimp” as “only a dislike” to leave out raw peeled prawns alone)',
    );
  });

  it('takes no mark next to an allergy', () => {
    expect(foodsRemoved('shrimp allergy, only a dislike').has('crab')).toBe(true);
    expect(foodsRemoved('allergic to shrimp (only a dislike)').has('crab')).toBe(true);
  });

  it('leaves in what is no kind of it', () => {
    expect(foodsRemoved('almond milk').has('almond')).toBe(false);
    expect(foodsRemoved('pesto').has('almond')).toBe(false);
    expect(foodsRemoved('oyster sauce').has('mussel')).toBe(false);
    expect(foodsRemoved('shrimp').has('mussel')).toBe(false);
  });
});

describe('an allergy', () => {
  it.each([
    ['paneer allergy', 'whole-milk'],
    ['allergic to cheese', 'butter'],
    ['tofu allergy', 'soy-sauce'],
    ['tahini allergy', 'sesame-seed'],
    ['almond milk allergy', 'walnut'],
    ['allergique au fromage', 'whole-milk'],
  ])('%s takes out what the food is made of: %s', (term, food) => {
    expect(foodsRemoved(term).has(food)).toBe(true);
  });

  it.each(['milk', 'egg', 'peanut', 'wheat', 'soy', 'sesame', 'celery', 'mustard'])(
    'to %s takes its legal class',
    (term) => {
      const [exclusion] = readExclusions(`${term} allergy`);

      expect(ofClass(term).filter((id) => !exclusion?.foods.has(id))).toEqual([]);
      expect(exclusion).toMatchObject({ isAllergy: true });
      expect(exclusion?.caveat).toBeUndefined();
    },
  );

  it.each([
    ['kiwi allergy', 'kiwi', 'banana'],
    ['allergic to tomatoes', 'ketchup', 'potato'],
    ['chickpea intolerance', 'hummus', 'lentil-red'],
  ])('%s takes out the food, and says that its relatives were not assessed', (term, removed, kept) => {
    const [exclusion] = readExclusions(term);

    expect(exclusion?.foods.has(removed)).toBe(true);
    expect(exclusion?.foods.has(kept)).toBe(false);
    expect(exclusion?.understoodAs).toContain('foods related to it are not assessed');
    expect(exclusion?.caveat).toContain('were not assessed');
    expect([removed, kept].filter((id) => !findFood(id))).toEqual([]);
  });
});

describe('what only sounds like a nut', () => {
  it.each(['nuts', 'tree nuts', 'nut allergy', 'cashew', 'frutos secos'])(
    'stays where “%s” goes out, and is reported',
    (term) => {
      const [exclusion] = readExclusions(term);

      expect(exclusion?.staysIn).toEqual(['coconut', 'nutmeg', 'water chestnut', 'seeds']);
      for (const stays of exclusion?.staysIn ?? []) {
        const foods = foodsRemoved(stays);
        expect(foods.size).toBeGreaterThan(0);
        expect([...foods].filter((id) => exclusion?.foods.has(id))).toEqual([]);
      }
    },
  );

  it('is not reported of peanuts', () => {
    expect(readExclusions('peanuts')[0]?.staysIn).toBeUndefined();
  });
});

describe('a word that is one letter away from a food by chance', () => {
  it.each(['birch pollen', 'birch pollen allergy', 'allergic to birch'])('is no food: %s', (term) => {
    expect([...foodsRemoved(term)]).toEqual([]);
  });
});
