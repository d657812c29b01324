import type { MealReader, MealReading } from '@platewise/contract/diary/meal-reader-schema';
import type { NamingRequest } from '@platewise/contract/generation/named-foods-schema';
import { mealReader as words } from '@platewise/contract/texts/diary/meal-reader';
import type { TypedLine } from '@platewise/nutrition/typed/read-typed-meal';
import { isModelError } from '@platewise/providers/model/model-error';
import type { UserContext } from '../../context.ts';
import { invalidInput } from '../../invalid-input.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { plainJpeg } from './plain-jpeg.ts';
import { loggableLines, typedOwnFoods } from './typed-lines.ts';

type ReadingContext = Pick<UserContext, 'db' | 'identity' | 'rights' | 'signal' | 'mealReader'>;

/** Milliseconds for which somebody waits for a meal to be read. */
const PATIENCE_MS = 30_000;

/**
 * What a language model may read here, and where it is.
 * @throws AppError PRO_ONLY
 */
export async function findMealReader(
  context: Pick<ReadingContext, 'db' | 'identity' | 'rights' | 'mealReader'>,
): Promise<MealReader> {
  await requireEntitlement(context, 'calorieTracker');
  const { mealReader } = context;
  return { host: mealReader?.host ?? null, readsPhotos: mealReader?.readsPhotos ?? false };
}

/**
 * Has a language model name the foods in parts of a typed meal; grams and figures are those of the tables. Nothing is sent but these parts,
 * and only to the host that the caller agreed to. Nothing is kept.
 * @throws AppError PRO_ONLY
 */
export async function readParts(
  context: ReadingContext,
  { host, parts }: { host: string; parts: string[] },
): Promise<MealReading> {
  await requireEntitlement(context, 'calorieTracker');
  return readBy(context, host, { parts });
}

/**
 * The same of a photo, without what it holds next to its picture.
 * @throws AppError PRO_ONLY; INVALID_INPUT where it is no JPEG
 */
export async function readPhoto(
  context: ReadingContext,
  { host, photo }: { host: string; photo: string },
): Promise<MealReading> {
  await requireEntitlement(context, 'calorieTracker');
  const plain = plainJpeg(Buffer.from(photo, 'base64'));
  if (!plain) throw invalidInput([{ path: 'photo', message: words.noPhoto }]);
  if (!context.mealReader?.readsPhotos) return { outcome: 'unavailable', lines: [] };
  return readBy(context, host, { photo: plain.toString('base64') });
}

async function readBy(context: ReadingContext, host: string, order: NamingRequest): Promise<MealReading> {
  const { mealReader, identity, signal } = context;
  if (!mealReader) return { outcome: 'unavailable', lines: [] };
  if (mealReader.host !== host) return { outcome: 'other-host', lines: [] };
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    const named = await mealReader.nameFoods(order, { signal: patience, person: identity.userId });
    const { readNamedFood } = await import('@platewise/nutrition/typed/read-typed-meal');
    const own = await typedOwnFoods(context);
    const parts = 'parts' in order ? order.parts : [];
    const lines = await loggableLines(context, [
      ...named.map((food) => readNamedFood(food, own)),
      ...parts.filter((_, place) => named.every(({ part }) => part !== place)).map(unread),
    ]);
    return { outcome: lines.some(({ foods }) => foods.length > 0) ? 'read' : 'nothing', lines };
  } catch (error) {
    if (isModelError(error)) return { outcome: 'unavailable', lines: [] };
    throw error;
  }
}

/** A part in which the model named nothing. */
function unread(text: string): TypedLine {
  return { text, foods: [], basis: 'unread', note: '' };
}
