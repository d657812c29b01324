import { z } from 'zod';
import { cleanText } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { clientMealSchema } from './meal-schema.ts';

/** A meal that a person keeps (contract 3). */
export const favoriteSchema = z.object({
  _id: z.string(),
  userId: z.string(),
  meal: clientMealSchema.extend({ id: z.string() }),
  createdAt: z.string(),
});

export type Favorite = z.infer<typeof favoriteSchema>;

export const addFavoriteSchema = z.object({
  userId: cleanText('userId', { min: 1, max: LIMITS.userIdMaxCharacters }).optional(),
  meal: clientMealSchema,
});

/** Whose favorites: one's own, also when nobody is named. */
export const listFavoritesSchema = z.object({ userId: z.string().optional() }).prefault({});

/** An id that cannot be one of ours is not found, like a missing one. */
export const favoriteIdSchema = z.object({ favoriteId: z.string() });
