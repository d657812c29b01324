import type { Food } from './food.ts';
import { breads } from './foods/breads.ts';
import { cheeses } from './foods/cheeses.ts';
import { condiments } from './foods/condiments.ts';
import { dairy } from './foods/dairy.ts';
import { eggs } from './foods/eggs.ts';
import { fats } from './foods/fats.ts';
import { fish } from './foods/fish.ts';
import { fruits } from './foods/fruits.ts';
import { grains } from './foods/grains.ts';
import { herbsSpices } from './foods/herbs-spices.ts';
import { legumes } from './foods/legumes.ts';
import { meats } from './foods/meats.ts';
import { nutsSeeds } from './foods/nuts-seeds.ts';
import { pantry } from './foods/pantry.ts';
import { plantMilks } from './foods/plant-milks.ts';
import { potatoes } from './foods/potatoes.ts';
import { poultry } from './foods/poultry.ts';
import { shellfish } from './foods/shellfish.ts';
import { soyFoods } from './foods/soy-foods.ts';
import { sweeteners } from './foods/sweeteners.ts';
import { vegetables } from './foods/vegetables.ts';

/** The whole food table. */
export const FOODS: readonly Food[] = [
  ...vegetables,
  ...potatoes,
  ...fruits,
  ...grains,
  ...breads,
  ...legumes,
  ...soyFoods,
  ...nutsSeeds,
  ...dairy,
  ...cheeses,
  ...plantMilks,
  ...eggs,
  ...poultry,
  ...meats,
  ...fish,
  ...shellfish,
  ...fats,
  ...herbsSpices,
  ...condiments,
  ...sweeteners,
  ...pantry,
];

const BY_ID: ReadonlyMap<string, Food> = new Map(FOODS.map((food) => [food.id, food]));

/** The food with that id, or undefined. */
export function findFood(id: string): Food | undefined {
  return BY_ID.get(id);
}
