import { texts } from '@platewise/contract/texts';
import { listWords } from '@platewise/domain/list-words';
import type { PlacedItem } from './place-ingredients.ts';
import type { Dish } from './read-dish.ts';
import { spokenGrams, sumIngredients } from './sum-ingredients.ts';
import { type Work, work } from './work.ts';

/** Minutes of work, estimated by us, to rinse and put into water. */
const SOAK_MINUTES = 2;

/** The work of the evening before: what one bowl holds is soaked once for all meals that have it so. */
export function soakWork(placed: readonly PlacedItem[]): Work[] {
  const bowls = new Map<string, PlacedItem[]>();
  for (const one of placed) {
    if (one.placing !== 'soak' || one.item.food === null) continue;
    const id = soakId(one.of.dish, one.item.food);
    bowls.set(id, [...(bowls.get(id) ?? []), one]);
  }
  return [...bowls].map(([id, same]) => {
    const ingredients = sumIngredients(same);
    const { soak, soaked } = texts.prepGuide;
    const foods = ingredients.map(({ name, grams }) => soaked({ food: name, grams: spokenGrams(grams ?? 0) }));
    const steps = same.flatMap(({ of, item }) => of.dish.steps[of.dish.soaks.get(item.food ?? '') ?? -1]?.text ?? []);
    return work({
      id,
      kind: 'soak',
      when: 'evening-before',
      title: soak({ foods: listWords(foods, 'and') }),
      minutes: SOAK_MINUTES,
      handsOnMinutes: SOAK_MINUTES,
      ingredients,
      steps: [...new Set(steps)],
      mealIds: [...new Set(same.map(({ of }) => of.meal.id))],
    });
  });
}

/** The task that soaks a food of a dish: named after all that is in the bowl, so that rice with beans is no bowl of rice. */
export function soakId({ soaks }: Pick<Dish, 'soaks'>, food: string): string {
  const together = [...soaks].filter(([, step]) => step === soaks.get(food)).map(([other]) => other);
  return `soak-${together.sort().join('+')}`;
}
