import { z } from 'zod';

/** The body of every answer that is not a success (contract 3). */
export const errorBodySchema = z.object({
  ok: z.literal(false),
  error: z.string().describe('One sentence for people.'),
  message: z.string().describe('The same sentence.'),
  code: z.string().describe('A stable name for programs.'),
  requestId: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  notAssessed: z
    .array(z.string())
    .optional()
    .describe(
      'With NOT_ASSESSED: words that may be an allergy and cannot be read; send acceptNotAssessed to plan without them.',
    ),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
