import { prep as words } from '@platewise/contract/texts/site/prep';
import type { MealOnDay } from './days-of-guide.ts';

/** What a meal's box means on its day: all of it, a part that is cooked or cut ahead, or that there is none. */
export function boxWords({ box, name, finish }: Pick<MealOnDay, 'box' | 'name' | 'finish'>): string {
  if (!box) return words.fresh;
  if (!box.holds.includes(name)) return words.freshWith({ holds: box.holds.join(', ') });
  return finish ? words.fromBox : words.ready;
}
