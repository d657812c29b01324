import { COOKING_TIMES, DIETS, GOALS } from '@platewise/contract/generation/options';
import { LIMITS } from '@platewise/contract/limits';
import { knownConditions } from '../conditions/condition-values.ts';
import type { KeyValueStorage } from '../storage/browser-storage.ts';
import type { StoredByPerson } from '../storage/stored-by-person.ts';
import { STORED_NAMES } from '../storage/stored-names.ts';
import { VISITOR } from './planner-forms.ts';
import { INITIAL_PLANNER_VALUES, type PlannerValues } from './planner-values.ts';

/** Set in this tab once a visitor has changed the form there. */
export const TYPED_KEY = STORED_NAMES.sessionStorage.plannerFormTyped;

/** More than any field takes, since what is too long is kept too, until it is mended. */
const TEXT_MAX_CHARACTERS = 20_000;

const initial = INITIAL_PLANNER_VALUES;
type Uses = {
  forms: StoredByPerson;
  /** What lasts as long as this tab. */
  tab: KeyValueStorage;
};

/** What a person last filled in on this device; null before they did. */
export function storedForm({ forms }: Pick<Uses, 'forms'>, person: string): PlannerValues | null {
  const stored = forms.read(person);
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? knownValues(stored) : null;
}

/** Each field by itself: one that cannot be read is as on the first visit, and the others stay. */
export function knownValues(stored: { [Field in keyof PlannerValues]?: unknown }): PlannerValues {
  const { goal, dietaryPreferences, mealCount } = stored;
  const isCount = Number.isInteger(mealCount) && Number(mealCount) >= LIMITS.mealCountMin;
  return {
    goal: GOALS.find((one) => one === goal) ?? initial.goal,
    dietaryPreferences: DIETS.find((one) => one === dietaryPreferences) ?? initial.dietaryPreferences,
    mealCount: isCount && Number(mealCount) <= LIMITS.mealCountMax ? Number(mealCount) : initial.mealCount,
    calorieTarget: readText(stored.calorieTarget, initial.calorieTarget),
    additionalNotes: readText(stored.additionalNotes, initial.additionalNotes),
    excludeIngredients: readText(stored.excludeIngredients, initial.excludeIngredients),
    cookingTime: COOKING_TIMES.find((one) => one === stored.cookingTime) ?? initial.cookingTime,
    conditions: knownConditions(stored.conditions),
  };
}

function readText(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value.length <= TEXT_MAX_CHARACTERS ? value : otherwise;
}

/** Keeps the form as it stands; what a visitor types is marked as typed in this tab. */
export function saveForm({ forms, tab }: Uses, person: string, values: PlannerValues): void {
  forms.write(person, values);
  if (person === VISITOR) tab.write(TYPED_KEY, 'true');
}

/**
 * Hands the visitor's form of this tab to anyone who signs in there, over what was kept for them: it is what they typed
 * last. A form that a visitor left in another tab or at another time may be somebody else's, and stays the visitor's.
 */
export function handOverForm({ forms, tab }: Uses, person: string): void {
  if (person === VISITOR || tab.read(TYPED_KEY) === null) return;
  tab.remove(TYPED_KEY);
  const typed = forms.read(VISITOR);
  if (typed === undefined) return;
  forms.write(person, typed);
  forms.forget(VISITOR);
}

/** Whether two forms say the same. */
export function isSameForm(a: PlannerValues, b: PlannerValues): boolean {
  return FIELDS.every((field) => isSame(a[field], b[field]));
}

/** The form as it is kept, with what was typed since the page opened with `first` on top: that was done before anybody was known. */
export function withTyped(stored: PlannerValues, current: PlannerValues, first = initial): PlannerValues {
  const typed = FIELDS.filter((field) => !isSame(current[field], first[field])).map((field) => [field, current[field]]);
  return { ...stored, ...Object.fromEntries(typed) };
}

/** Conditions are a list, which is another object each time that it is read. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}

const FIELDS = Object.keys(initial) as (keyof PlannerValues)[];
