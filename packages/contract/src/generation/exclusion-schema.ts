import { z } from 'zod';
import { cleanText } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';

/** One of the texts that a person types into 'Exclude Ingredients'. */
export const exclusionRequestSchema = z.object({
  term: cleanText('term', { min: 1, max: LIMITS.excludeMaxCharacters }),
});

/** What a part of such a text means; 'nuts and soy' has two, 'none' has none. */
export const describedExclusionSchema = z.object({
  term: z.string().describe('As the person wrote it.'),
  understoodAs: z.string().describe('In words: the classes or foods it removes.'),
  foodsRemoved: z.number().int().describe('How many foods of the table it removes.'),
  isAssessed: z.boolean().describe('False for words that the table does not know.'),
  filtersByWord: z
    .boolean()
    .describe('Whether dishes and ingredients with the unknown word in their name are left out.'),
  isUnread: z.boolean().describe('True for words that may be an allergy and cannot be read: planning asks about them.'),
  mayBeDislike: z
    .boolean()
    .describe('True where the term stands for its whole class unless it is marked “only a dislike”.'),
  staysIn: z.array(z.string()).describe('Terms for foods that go by a like name and stay in.'),
  caveat: z.string().nullable().describe('What was not done, or cannot be told.'),
});

export type DescribedExclusion = z.infer<typeof describedExclusionSchema>;
