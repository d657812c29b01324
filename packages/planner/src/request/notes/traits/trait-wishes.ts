import type { Wish } from '../wish-words.ts';
import { applianceWishes } from './appliance-wishes.ts';
import { namedDishWishes } from './dish-names.ts';
import { formWishes } from './form-wishes.ts';
import { kindWishes } from './kind-wishes.ts';
import { limitWishes } from './limit-wishes.ts';
import { nutrientWishes } from './nutrient-wishes.ts';
import { sizeWishes } from './size-wishes.ts';
import { temperatureWishes } from './temperature-wishes.ts';
import { timeWishes } from './time-wishes.ts';

const TRAIT_OF = { sodium: 'salty', fiber: 'fibrous' } as const;

/** What a clause wishes of dishes: their form, time, effort, heat, salt, sugar, fibre and size; and what no plan of ours can follow, with the way there is. */
export function traitWishesOf(clause: string): Wish[] {
  const limits = limitWishes(clause);
  const others = [
    ...formWishes(clause),
    ...namedDishWishes(clause),
    ...timeWishes(clause),
    ...kindWishes(clause),
    ...temperatureWishes(clause),
    ...sizeWishes(clause),
    ...nutrientWishes(clause),
    ...applianceWishes(clause),
  ];
  // An amount is all that is asked of what it limits.
  const isLimited = (kind: string | undefined) =>
    limits.some(({ limit }) => limit && kind === TRAIT_OF[limit.nutrient]);
  return [...others.filter(({ trait }) => !isLimited(trait?.kind)), ...limits];
}
