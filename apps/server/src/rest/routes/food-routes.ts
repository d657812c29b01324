import { barcodeAnswerSchema, findBarcodeSchema } from '@platewise/contract/diary/barcode-schema';
import { findFoodsSchema, foundFoodSchema } from '@platewise/contract/diary/diary-food-schema';
import {
  mealReaderSchema,
  mealReadingSchema,
  readPartsSchema,
  readPhotoSchema,
} from '@platewise/contract/diary/meal-reader-schema';
import { ownFoodSchema, setOwnFoodBodySchema } from '@platewise/contract/diary/own-food-schema';
import { readTextSchema, typedLineSchema } from '@platewise/contract/diary/typed-meal-schema';
import { z } from 'zod';
import { type RestRoute, restRoute } from '../rest-route.ts';

const tag = 'Calorie tracker';

/** Foods of the diary: looked up, of one's own, by barcode, as they are typed, and as a language model names them. */
export const foodRoutes: readonly RestRoute[] = [
  restRoute('calorie.foods', {
    method: 'GET',
    path: '/api/calorie/foods',
    status: 200,
    summary:
      'Up to 20 foods of our table and of USDA FoodData Central that the words may mean, best first, figures per 100 g',
    tag,
    query: findFoodsSchema,
    output: z.array(foundFoodSchema),
  }),
  restRoute('calorie.ownFoods', {
    method: 'GET',
    path: '/api/calorie/own-foods',
    status: 200,
    summary: 'Foods that the caller copied from labels, by name',
    tag,
    output: z.array(ownFoodSchema),
  }),
  restRoute('calorie.setOwnFood', {
    method: 'PUT',
    path: '/api/calorie/own-foods/{foodId}',
    status: 200,
    summary: 'Keeps a food as its label states it, by an id that the caller makes, or changes it; logged meals stay',
    tag,
    acceptsIdempotencyKey: true,
    output: ownFoodSchema,
    body: setOwnFoodBodySchema,
  }),
  restRoute('calorie.removeOwnFood', {
    method: 'DELETE',
    path: '/api/calorie/own-foods/{foodId}',
    status: 204,
    summary: 'Removes a food of the caller’s own; logged meals stay',
    tag,
  }),
  restRoute('calorie.barcode', {
    method: 'POST',
    path: '/api/calorie/barcode',
    status: 200,
    summary: 'The food that a barcode stands for: one of the caller’s own first, then the label that its maker states',
    tag,
    body: findBarcodeSchema,
    output: barcodeAnswerSchema,
  }),
  restRoute('calorie.readText', {
    method: 'POST',
    path: '/api/calorie/read-text',
    status: 200,
    summary: 'Reads a typed meal as foods in grams, by rules and tables alone; nothing is logged',
    tag,
    body: readTextSchema,
    output: z.array(typedLineSchema),
  }),
  restRoute('calorie.mealReader', {
    method: 'GET',
    path: '/api/calorie/meal-reader',
    status: 200,
    summary: 'Which language model may read a meal here, by its host, and whether it reads photos',
    tag,
    output: mealReaderSchema,
  }),
  restRoute('calorie.readParts', {
    method: 'POST',
    path: '/api/calorie/read-parts',
    status: 200,
    summary:
      'Has a language model name the foods in parts of a typed meal, in grams and figures of our tables; nothing is logged',
    tag,
    body: readPartsSchema,
    output: mealReadingSchema,
  }),
  restRoute('calorie.readPhoto', {
    method: 'POST',
    path: '/api/calorie/read-photo',
    status: 200,
    summary: 'The same for a photo; a body of up to 2 MiB, which is read once and not stored',
    tag,
    body: readPhotoSchema,
    output: mealReadingSchema,
  }),
];
