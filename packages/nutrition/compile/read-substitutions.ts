import { SUBSTITUTION_USES } from '@platewise/contract/plans/substitution-uses';
import { z } from 'zod';
import type { Substitution } from '../src/substitutions/substitution.ts';
import { amount, foodOf, oneOf, optionalText, text } from './cells.ts';
import { findDuplicates, type Read } from './problem.ts';
import { readTable } from './read-table.ts';

const SUBSTITUTIONS_FILE = 'substitutions.csv';

/** What can stand for a food, each pair once: the ratio of a pair must not depend on who reads it. */
export function readSubstitutions(data: ReadonlyMap<string, string>, foods: ReadonlySet<string>): Read<Substitution> {
  const columns = z.object({
    food: foodOf(foods),
    instead: foodOf(foods),
    ratio: amount.refine((ratio) => ratio > 0, { error: 'is 0; write grams of the other food for one gram' }),
    use: z
      .string()
      .transform((cell) => cell.split(' '))
      .pipe(z.array(oneOf('use', SUBSTITUTION_USES))),
    note: optionalText,
    source: text,
  });
  const { rows, problems } = readTable<z.output<typeof columns>>(
    SUBSTITUTIONS_FILE,
    data.get(SUBSTITUTIONS_FILE) ?? '',
    columns,
  );
  return {
    rows: rows.map(({ value: { use: uses, ...row }, ...place }) => ({ ...place, value: { ...row, uses } })),
    problems: [
      ...problems,
      ...findDuplicates(rows, 'instead', ({ food, instead }) => `${food} ${instead}`),
      ...rows
        .filter(({ value }) => value.food === value.instead)
        .map(({ file, line }) => ({ file, line, field: 'instead', text: 'is the food itself' })),
    ],
  };
}
