import type { Wish } from '../wish-words.ts';
import { applianceWishes } from './appliance-wishes.ts';
import { namedDishWishes } from './dish-names.ts';
import { formWishes } from './form-wishes.ts';
import { kindWishes } from './kind-wishes.ts';
import { nutrientWishes } from './nutrient-wishes.ts';
import { sizeWishes } from './size-wishes.ts';
import { sodiumWishes } from './sodium-wishes.ts';
import { temperatureWishes } from './temperature-wishes.ts';
import { timeWishes } from './time-wishes.ts';

/** What a clause wishes of dishes: their form, time, effort, heat, salt, sugar, fibre and size; and what no plan of ours can follow, with the way there is. */
export function traitWishesOf(clause: string): Wish[] {
  const sodium = sodiumWishes(clause);
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
  // A limit in mg is all that is asked of salt.
  return [...others.filter(({ trait }) => sodium.length === 0 || trait?.kind !== 'salty'), ...sodium];
}
