import { NUTRIENTS, REFERENCE_KINDS } from '@platewise/contract/meals/nutrients';
import { z } from 'zod';
import {
  REFERENCE_GROUPS,
  REFERENCE_SCOPES,
  REFERENCE_SOURCES,
  type ReferenceGroup,
  type ReferenceRow,
} from '../../src/nutrients/reference-row.ts';
import { measured, oneOf, optionalText } from '../cells.ts';
import { findDuplicates, type Read } from '../problem.ts';
import { readTable } from '../read-table.ts';

/** Reference intakes of one set, a line for each nutrient and kind of value. */
export function readReferences(data: ReadonlyMap<string, string>, set: 'dri' | 'icmr'): Read<ReferenceRow> {
  const file = `nutrients/references-${set}.csv`;
  const values = Object.fromEntries(REFERENCE_GROUPS.map((group) => [group, measured])) as Record<
    ReferenceGroup,
    typeof measured
  >;
  const columns = z.object({
    nutrient: oneOf('nutrient', NUTRIENTS),
    kind: oneOf('kind of value', REFERENCE_KINDS),
    scope: oneOf('scope', REFERENCE_SCOPES),
    ...values,
    source: oneOf('source', Object.keys(REFERENCE_SOURCES) as (keyof typeof REFERENCE_SOURCES)[]),
    note: optionalText,
  });
  const { rows, problems } = readTable<Line>(file, data.get(file) ?? '', columns);
  return {
    rows: rows.map(({ value: { nutrient, kind, scope, source, note, ...line }, ...place }) => ({
      ...place,
      value: { nutrient, kind, scope, values: REFERENCE_GROUPS.map((group) => line[group]), source, note },
    })),
    problems: [...problems, ...findDuplicates(rows, 'nutrient', ({ nutrient, kind }) => `${nutrient} ${kind}`)],
  };
}

type Line = Omit<ReferenceRow, 'values'> & Record<ReferenceGroup, number | null>;
