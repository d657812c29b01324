import { z } from 'zod';
import { isOneEditAway } from '../src/words/is-one-edit-away.ts';

const AMOUNT = String.raw`\d+(\.\d+)?`;

/** The sentence for a value that is refused, which stands in it as it was written; nothing for a key that is missing. */
export function refusal(sentence: (value: string) => string) {
  const written = (input: unknown) => (typeof input === 'string' ? input : (JSON.stringify(input) ?? ''));
  return { error: ({ input }: { input?: unknown }) => sentence(written(input)) };
}

const noId = refusal((value) => `'${value}' is no id; write lower-case words joined by hyphens, like rice-white`);

/** A stable id: lower-case words joined by hyphens. */
export const id = z.string(noId).regex(/^[a-z\d]+(-[a-z\d]+)*$/, noId);

/** A text that must be there. */
export const text = z
  .string({
    error: ({ input }) =>
      input === undefined
        ? 'is missing; it must be written'
        : "is no text; in YAML, a text with ': ' in it, and one that reads as a number, stands in single quotes",
  })
  .trim()
  .min(1, { error: 'is empty; it must be written' });

/** A text that may be missing, as an empty cell. */
export const optionalText = z.string().trim();

/** A number of 0 or more. */
export const amount = z
  .string()
  .regex(
    new RegExp(`^${AMOUNT}$`),
    refusal((value) => `'${value}' is no amount; write a number like 0 or 12.5`),
  )
  .transform(Number);

/** A number of 0 or more, or null for an empty cell: nobody measured it. */
export const measured = z
  .string()
  .regex(
    new RegExp(`^(${AMOUNT})?$`),
    refusal(
      (value) =>
        `'${value}' is no amount; write a number like 0 or 12.5, or leave the cell empty where nobody measured it`,
    ),
  )
  .transform((cell) => (cell === '' ? null : Number(cell)));

/** A whole number in YAML, at least as large as stated. */
export function whole(what: string, least = 0) {
  const sentence = refusal((value) => `'${value}' is no number of ${what}; write a whole number from ${least} on`);
  return z.int(sentence).min(least, sentence);
}

/** The number of a row of USDA FoodData Central, or null for an empty cell. */
export const rowId = z
  .string()
  .regex(
    /^(\d{6})?$/,
    refusal((value) => `'${value}' is no row of FoodData Central; write its six digits`),
  )
  .transform((cell) => (cell === '' ? null : Number(cell)));

/** A household measure, its name before the grams that it weighs: 'cup 240 g'. */
export const measure = z
  .string()
  .regex(
    /^\S.* \d+(\.\d+)? g$/,
    refusal((value) => `'${value}' is no measure; write its name and the grams it weighs, like cup 240 g`),
  )
  .transform((cell) => {
    const [grams = '', ...name] = cell.slice(0, -2).split(' ').reverse();
    return [name.reverse().join(' '), Number(grams)] as const;
  });

/** One of a few words; what they name stands in the problem. */
export function oneOf<const Words extends readonly string[]>(what: string, words: Words) {
  return z.enum(
    words,
    refusal((value) => `'${value}' is no ${what}; write one of ${words.join(', ')}`),
  );
}

/** Several values in one cell, parted by '|'; an empty cell is an empty list. */
export function list<Cell extends z.ZodType<unknown, string>>(cell: Cell) {
  return z
    .string()
    .transform((cells) => (cells === '' ? [] : cells.split('|').map((one) => one.trim())))
    .pipe(z.array(cell));
}

/** The id of a food that the table has. */
export function foodOf(ids: ReadonlySet<string>) {
  return z.string().refine(
    (food) => ids.has(food),
    refusal((food) => unknownFood(food, ids)),
  );
}

/** What is wrong with the id of a food that no row has, and which food may have been meant. */
export function unknownFood(food: string, ids: ReadonlySet<string>): string {
  const near = [...ids].find((one) => isOneEditAway(one, food));
  return `no food has the id '${food}'; ${near ? `did you mean '${near}'? ` : ''}ids are the first column of data/foods`;
}
