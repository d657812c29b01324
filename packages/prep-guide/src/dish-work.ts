import { texts } from '@platewise/contract/texts';
import type { PlacedItem } from './place-ingredients.ts';
import type { Dish, DishPart } from './read-dish.ts';
import type { Batch, PrepMeal } from './read-meals.ts';
import { soakId } from './soak-work.ts';
import { sumIngredients } from './sum-ingredients.ts';
import { type Work, work } from './work.ts';
import { workMinutes } from './work-minutes.ts';

/** Minutes of work to cool something, and for each box. Our own figure. */
const [COOL_MINUTES, BOX_MINUTES] = [1, 1];

/** The work of one dish for all of its meals: its parts one after the other, then the boxes. */
export function dishWork(batch: Batch, placed: readonly PlacedItem[], id: string): Work[] {
  const { dish, meals, name } = batch;
  const mealIds = meals.map(({ meal }) => meal.id);
  const own = placed.filter(({ of }) => meals.includes(of));
  const soaked = [...new Set([...dish.soaks.keys()].map((food) => soakId(dish, food)))];
  const parts = dish.parts.map((part, number): Work => {
    const steps = part.steps.flatMap((place) => dish.steps[place] ?? []);
    const oven = part.oven === null ? null : { celsius: part.oven === 'grill' ? null : part.oven };
    const kind = oven ? 'oven' : steps.some(({ isHot }) => isHot) ? 'cook' : 'mix';
    return work({
      id: `${id}-${number + 1}`,
      kind,
      title: titleOf(kind, { oven, isFirst: number === 0, dish: name }),
      ...workMinutes(steps, { isOven: oven !== null, portions: meals.length }),
      after: [...(number > 0 ? [`${id}-${number}`] : soaked), ...neededBy(dish, part, own)],
      oven,
      ingredients: sumIngredients(own.filter(({ placing }) => placing === number)),
      steps: steps.map(({ text }) => text),
      mealIds,
    });
  });
  return [
    ...parts,
    packWork(`pack-${id}`, { what: name, mealIds, boxes: mealIds.length, after: [`${id}-${parts.length}`] }),
  ];
}

/** A task that cools something, and shares it into boxes where it has any. */
export function packWork(
  id: string,
  { what, mealIds, boxes, after }: { what: string; mealIds: string[]; boxes: number; after: string[] },
): Work {
  const minutes = Math.max(COOL_MINUTES, BOX_MINUTES * boxes);
  const { pack, cool } = texts.prepGuide;
  return work({
    id,
    kind: 'pack',
    title: boxes > 0 ? pack({ count: boxes, what }) : cool({ what }),
    minutes,
    handsOnMinutes: minutes,
    after,
    mealIds,
  });
}

/** Whether a grain that was boiled goes on with the rest of its dish: always, unless only the finishing names it again. */
export function goesIntoDish({ dish, place }: Pick<PrepMeal, 'dish' | 'place'>, food: string): boolean {
  return place !== null && partsWith(dish, food).length > 0;
}

function partsWith(dish: Dish, food: string): DishPart[] {
  const boiledAt = dish.bases.get(food) ?? -1;
  const later = (dish.items.find((item) => item.food === food)?.looseMentions ?? []).filter((step) => step > boiledAt);
  const named = dish.parts.filter(({ steps }) => steps.some((step) => later.includes(step)));
  if (named.length > 0 || later.length > 0) return named;
  return dish.parts.filter(({ steps }) => steps.some((step) => step > boiledAt)).slice(0, 1);
}

function neededBy(dish: Dish, part: DishPart, own: readonly PlacedItem[]): string[] {
  return [
    ...new Set(
      own.flatMap(({ item, placing }) => {
        if (item.food === null) return [];
        if (dish.bases.has(item.food)) return partsWith(dish, item.food).includes(part) ? [`base-${item.food}`] : [];
        const isHere = part.steps.some((step) => item.mentions.includes(step));
        return isHere && placing === 'cut' ? [`cut-${item.food}`] : [];
      }),
    ),
  ];
}

function titleOf(
  kind: Work['kind'],
  { oven, isFirst, dish }: { oven: Work['oven']; isFirst: boolean; dish: string },
): string {
  const { bake, grill, cook, prepare, putTogether } = texts.prepGuide;
  if (oven) return oven.celsius === null ? grill({ dish }) : bake({ dish, celsius: oven.celsius });
  if (kind === 'cook') return cook({ dish });
  return isFirst ? prepare({ dish }) : putTogether({ dish });
}
