import { NUTRIENTS, type Nutrient, type ReferenceSet } from '@platewise/contract/meals/nutrients';
import { texts } from '@platewise/contract/texts';
import { REFERENCES_DRI_JSON, REFERENCES_ICMR_JSON } from '../compiled/reference-intakes.ts';
import { REFERENCE_GROUPS, REFERENCE_SOURCES, type ReferenceGroup, type ReferenceRow } from './reference-row.ts';

/** Whom values are looked up for; what is left out stays open. */
export type ReferencePerson = { ageYears?: number; sex?: 'female' | 'male'; stage?: 'pregnant' | 'lactating' };

/** A value a day in the unit of its nutrient, what it is, and the publication that it stands in. */
export type ReferenceValue = {
  amount: number;
  kind: ReferenceRow['kind'];
  scope: ReferenceRow['scope'];
  source: string;
};

/** What to reach, and what not to pass; null where the set has no value. */
export type ReferenceIntake = { target: ReferenceValue | null; upper: ReferenceValue | null };

/** Values for adults, or the sentence why there are none. */
export type ReferenceIntakes =
  | { intakes: Readonly<Record<Nutrient, ReferenceIntake>>; none: null }
  | { intakes: null; none: string };

/** The tables begin here; younger people have other values, which are not held. */
const ADULT_FROM_YEARS = 19;
const LAST_YEAR_OF_STAGES = 50;
const BANDS = [71, 51, 31, 19] as const;

const SETS: Readonly<Record<ReferenceSet, readonly ReferenceRow[]>> = {
  dri: JSON.parse(REFERENCES_DRI_JSON),
  icmr: JSON.parse(REFERENCES_ICMR_JSON),
};

/**
 * Reference intakes of an adult by age, sex, pregnancy and lactation. Where age or sex is open, the highest target and the lowest
 * upper level of the adults that it may be: a plan that keeps them keeps everybody's. Without a stage nobody is taken to be
 * pregnant. A set has no value where its tables have none, and none is taken from the other set.
 */
export function referenceIntakes(set: ReferenceSet, person: ReferencePerson): ReferenceIntakes {
  const { ageYears, stage } = person;
  const words = texts.nutrients.references;
  if (ageYears !== undefined && ageYears < ADULT_FROM_YEARS) return { intakes: null, none: words.adultsOnly };
  if (stage && ageYears !== undefined && ageYears > LAST_YEAR_OF_STAGES) return { intakes: null, none: words.noStage };
  if (stage && person.sex === 'male') return { intakes: null, none: words.noStageOfMen };
  const groups = groupsOf(person);
  const rows = SETS[set];
  if (!rows.some((row) => valuesOf(row, groups).length > 0)) return { intakes: null, none: words.noValues };
  const entries = NUTRIENTS.map((nutrient) => [nutrient, intakeOf(rows, nutrient, groups)] as const);
  return { intakes: Object.fromEntries(entries) as Record<Nutrient, ReferenceIntake>, none: null };
}

function groupsOf({ ageYears, sex, stage }: ReferencePerson): ReferenceGroup[] {
  const open = stage ? [stage === 'pregnant' ? 'p' : 'l'] : sex ? [sex === 'male' ? 'm' : 'f'] : ['m', 'f'];
  const band = ageYears === undefined ? null : BANDS.find((from) => ageYears >= from);
  return REFERENCE_GROUPS.filter((group) => open.includes(group[0] ?? '') && (!band || group.endsWith(String(band))));
}

function intakeOf(
  rows: readonly ReferenceRow[],
  nutrient: Nutrient,
  groups: readonly ReferenceGroup[],
): ReferenceIntake {
  const ofNutrient = rows.filter((row) => row.nutrient === nutrient);
  const pickValue = (kinds: readonly ReferenceRow['kind'][], pick: (...values: number[]) => number) => {
    const row = ofNutrient.find(({ kind }) => kinds.includes(kind));
    const values = row ? valuesOf(row, groups) : [];
    if (!row || values.length < groups.length) return null;
    return { amount: pick(...values), kind: row.kind, scope: row.scope, source: REFERENCE_SOURCES[row.source] };
  };
  return { target: pickValue(['rda', 'ai'], Math.max), upper: pickValue(['ul', 'cdrr'], Math.min) };
}

function valuesOf({ values }: ReferenceRow, groups: readonly ReferenceGroup[]): number[] {
  return groups.flatMap((group) => values[REFERENCE_GROUPS.indexOf(group)] ?? []);
}
