import { BODY_CONDITIONS } from '@platewise/contract/body/body-options';
import type { BodyFactsAnswer, SetBodyFacts } from '@platewise/contract/body/body-schema';
import { LIMITS } from '@platewise/contract/limits';
import { bodyScreen } from '@platewise/contract/texts/diary/body-screen';
import { mayHaveTarget } from '@platewise/domain/body/body-conditions';
import { CM_PER_INCH } from '@platewise/domain/body/measure-units';
import { type ReadForm, readForm } from '../../../../shared/forms/read-form.ts';
import { type BodyUnits, cmOf, feetAndInches, heightText } from './measure-text.ts';

/** The form of what a person states of themselves, as it stands: an empty field is ''. */
export type FactsValues = {
  bornOn: string;
  sex: string;
  heightCm: number | string;
  heightFeet: number | string;
  heightInches: number | string;
  activity: string;
  aim: string;
  weeklyPercent: number | string;
  conditions: string[];
};

const words = bodyScreen.facts;

const LABELS = {
  bornOn: words.bornOn,
  sex: words.sex,
  heightCm: words.height,
  activity: words.activity,
  aim: words.aim,
  weeklyPercent: words.weekly,
};

/** Fields in which nothing is chosen at first. */
const CHOICES = ['sex', 'activity', 'aim'] as const;

const NEW_FACTS: FactsValues = {
  bornOn: '',
  sex: '',
  heightCm: '',
  heightFeet: '',
  heightInches: '',
  activity: '',
  aim: '',
  weeklyPercent: LIMITS.weeklyPercentDefault,
  conditions: [],
};

/** What was stated before as the form shows it; nothing on the first visit. */
export function valuesOfFacts(facts: BodyFactsAnswer | null): FactsValues {
  if (!facts) return NEW_FACTS;
  const { feet, inches } = feetAndInches(facts.heightCm);
  return { ...facts, heightFeet: feet, heightInches: inches };
}

/** Whether there is an aim to choose: not with a condition that no target goes with. */
export function hasAim({ conditions }: Pick<FactsValues, 'conditions'>): boolean {
  return mayHaveTarget(BODY_CONDITIONS.filter((condition) => conditions.includes(condition)));
}

/** Reads the form with the schema that the server uses. Without an aim to choose the weight is to be kept. */
export async function readFactsValues(
  values: FactsValues,
  { length }: Pick<BodyUnits, 'length'>,
): Promise<ReadForm<SetBodyFacts, keyof FactsValues>> {
  const height = length === 'cm' ? values.heightCm : cmOfFields(values);
  const aim = hasAim(values) ? values.aim : 'keep';
  const isKept = aim === 'keep';
  const input = {
    ...values,
    heightCm: height,
    aim,
    weeklyPercent: isKept ? LIMITS.weeklyPercentDefault : values.weeklyPercent,
  };
  const read = await readForm<SetBodyFacts, keyof FactsValues>(
    async () => (await import('@platewise/contract/body/body-schema')).setBodyFactsSchema,
    input,
    LABELS,
  );
  if (read.ok) return read;
  for (const field of CHOICES) if (values[field] === '' && read.errors[field]) read.errors[field] = words.chooseOne;
  if (read.errors.heightCm === undefined) return read;
  const { min, max } = heightBounds(length);
  const { heightCm: _inCm, ...errors } = read.errors;
  const field = length === 'cm' ? 'heightCm' : 'heightFeet';
  return { ...read, errors: { ...errors, [field]: words.heightBounds({ min, max }) } };
}

/** The least and the most in words; in inches those that lie within. */
function heightBounds(length: BodyUnits['length']): { min: string; max: string } {
  const [min, max] = [LIMITS.heightMinCm, LIMITS.heightMaxCm];
  if (length === 'cm') return { min: heightText(min, { length }), max: heightText(max, { length }) };
  const text = (inches: number) => heightText(inches * CM_PER_INCH, { length });
  return { min: text(Math.ceil(min / CM_PER_INCH)), max: text(Math.floor(max / CM_PER_INCH)) };
}

/** cm of a form in feet and inches; what was stated in cm stays to the tenth while the inches stay. */
export function cmOfFields({
  heightCm,
  heightFeet,
  heightInches,
}: Pick<FactsValues, 'heightCm' | 'heightFeet' | 'heightInches'>): number | string {
  if (typeof heightFeet !== 'number') return '';
  const typed = { feet: heightFeet, inches: typeof heightInches === 'number' ? heightInches : 0 };
  const known = typeof heightCm === 'number' ? feetAndInches(heightCm) : null;
  return known?.feet === typed.feet && known.inches === typed.inches ? heightCm : cmOf(typed);
}
