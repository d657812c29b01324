import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { Diet } from '@platewise/contract/generation/options';
import { texts } from '@platewise/contract/texts';
import { type Exclusion, isUnread, readExclusions } from '@platewise/nutrition/exclusions/read-exclusions';
import { FOODS } from '@platewise/nutrition/foods/foods';
import { DIET_RULES } from '@platewise/nutrition/recipes/diets';
import { type MacroShares, targetShares } from '@platewise/nutrition/recipes/goal-splits';
import { ALLERGY } from '@platewise/nutrition/words/allergy-words';
import {
  conditionExclusions,
  readConditions,
  sharesWithin,
  type TaskConditions,
} from '../conditions/read-conditions.ts';
import { type WishedLimits, wishedLimits } from '../conditions/wished-limits.ts';
import type { FixedMeal } from '../day/fixed-meal.ts';
import type { Eaters } from '../day/plate/plate-rows.ts';
import { daySlots, type Slot, singleSlotShare, withSizedMeals } from './meal-slots.ts';
import { type ReadableRequest, withModelReading } from './model-reading/model-reading.ts';
import { type Notes, readNotes } from './notes/read-notes.ts';
import { hasOwnSplit, type WishConflicts, wishConflicts } from './notes/wish-conflicts.ts';
import type { Wish } from './notes/wish-words.ts';

/** A request in the planner's terms: hard constraints, and targets. */
export type PlanningTask = Pick<GenerationRequest, 'goal' | 'mealCount' | 'cookingTime'> & {
  diet: Diet;
  /** The one slot of the calendar that is planned; absent for a whole day. */
  slot: GenerationRequest['slot'];
  /** The notes in the person's words, for a model that proposes dishes. */
  notes: string;
  /** Terms that the notes leave out where they speak of an allergy, in lower case. */
  allergiesInNotes: readonly string[];
  /** Null where no day of that many meals can hold the target. */
  slots: Slot[] | null;
  targetKcal: number;
  shares: MacroShares;
  /** The part of a whole day that the slots stand for: 1, or less for one calendar slot. */
  dayShare: number;
  exclusions: Exclusion[];
  wishes: Wish[];
  /** Sentences on what the notes ask for and cannot have. */
  conflicts: string[];
  notUsed: string[];
  /** What may be an allergy and cannot be read, in the person's words. */
  unread: readonly string[];
  dietForbids: ReadonlySet<string>;
  exclusionsForbid: ReadonlySet<string>;
  unknownWords: readonly (readonly string[])[];
  /** Meals of the day that stay as they are; empty for a plan that is made again. */
  fixed: readonly FixedMeal[];
  /** What the person's conditions ask of the meals; null where none is named. */
  conditions: TaskConditions | null;
  /** The most sodium and fiber that the notes wish for; absent where they name none, and for people who share meals. */
  limits?: WishedLimits;
  /** Whose plates a dish is shared out on; one person's where it is absent. */
  eaters?: Eaters;
};

/** Step 1: diet, exclusions and notes become constraints; goal, diet and wishes become targets. Diet and exclusions beat notes. */
export function readRequest(request: ReadableRequest): PlanningTask {
  const written = readNotes(request.additionalNotes);
  const typed = request.excludeIngredients.flatMap(readExclusions);
  const read = withoutRepeats([...typed, ...written.exclusions, ...conditionExclusions(request.conditions)]);
  const leftOut = read.filter(({ foods, unknownWords }) => foods.size > 0 || unknownWords?.length);
  const exclusionsForbid = new Set(leftOut.flatMap(({ foods }) => [...foods]));
  const dietForbids = forbiddenByDiet(request.dietaryPreferences);
  const notes = withModelReading(written, request.modelReading, new Set([...exclusionsForbid, ...dietForbids]));
  const conflicts = wishConflicts(request, notes, { exclusions: leftOut, dietForbids });
  const exclusions = leftOut.map((exclusion) => withConflict(exclusion, conflicts));
  const targetKcal = request.calorieTarget;
  const dayShare = request.slot ? singleSlotShare(request.slot) : 1;
  const conditions = readConditions(request.conditions, { targetKcal, dayShare });
  return {
    goal: request.goal,
    diet: request.dietaryPreferences,
    mealCount: request.mealCount,
    cookingTime: request.cookingTime,
    slot: request.slot,
    notes: request.additionalNotes,
    allergiesInNotes: ALLERGY.test(request.additionalNotes)
      ? notes.exclusions.map(({ term }) => term.toLowerCase())
      : [],
    slots: request.slot ? [{ mealType: request.slot, kcal: targetKcal }] : sizedSlots(request, notes),
    targetKcal,
    shares: sharesWithin(shiftedShares(request, notes, exclusionsForbid), conditions, targetKcal),
    dayShare,
    exclusions,
    wishes: [...notes.wishes, ...read.filter((exclusion) => !leftOut.includes(exclusion)).map(untoldWish)],
    conflicts: conflicts.sentences,
    notUsed: notes.notUsed.filter((clause) => !conflicts.clauses.has(clause)),
    unread: [...new Set([...unreadTerms(request, typed), ...notes.unread])],
    dietForbids,
    exclusionsForbid,
    unknownWords: exclusions.flatMap(({ unknownWords }) => (unknownWords ? [unknownWords] : [])),
    fixed: [],
    conditions,
    ...wishedLimits(notes.wishes, dayShare),
  };
}

/** The slots of a day, in the sizes that the notes wish for; a slot of the calendar has the size that it is asked in. */
function sizedSlots({ mealCount, calorieTarget }: GenerationRequest, { wishes }: Notes): Slot[] | null {
  const slots = daySlots(mealCount, calorieTarget);
  const sizes = wishes.flatMap(({ size }) => size ?? []);
  return slots && sizes.length > 0 ? withSizedMeals(slots, sizes) : slots;
}

/** One text that speaks of an allergy makes a list of allergies of all: 'Allergies: nuts', 'mleko'. */
function unreadTerms({ excludeIngredients }: GenerationRequest, typed: readonly Exclusion[]): string[] {
  const isAllergy = excludeIngredients.some((text) => ALLERGY.test(text));
  return typed.filter((one) => isUnread(isAllergy ? { ...one, isAllergy } : one)).map(({ term }) => term);
}

/** The certificate says of an excluded term that the notes also ask for it. */
function withConflict(exclusion: Exclusion, { terms }: WishConflicts): Exclusion {
  if (!terms.has(exclusion.term)) return exclusion;
  return { ...exclusion, understoodAs: texts.certificate.despiteWish({ meaning: exclusion.understoodAs }) };
}

/** A term that leaves nothing out, not even a word, is one that no table of foods can know: 'diabetic', 'e-numbers'. */
function untoldWish({ term, caveat = texts.plans.notAssessed({ term }) }: Exclusion): Wish {
  return { label: term, cannotAssess: term, caveat };
}

const foodsByDiet = new Map<Diet, ReadonlySet<string>>();

/** The foods that a diet leaves out; looked for once. */
function forbiddenByDiet(diet: Diet): ReadonlySet<string> {
  const known = foodsByDiet.get(diet);
  if (known) return known;
  const { excludes, allows = [] } = DIET_RULES[diet];
  const forbidden = FOODS.filter(
    ({ id, classes }) => !allows.includes(id) && classes.some((foodClass) => excludes.includes(foodClass)),
  );
  const found = new Set(forbidden.map(({ id }) => id));
  foodsByDiet.set(diet, found);
  return found;
}

function shiftedShares(request: GenerationRequest, notes: Notes, forbidden: ReadonlySet<string>): MacroShares {
  const { goal, dietaryPreferences: diet, calorieTarget } = request;
  const shares = targetShares(goal, diet, calorieTarget, forbidden.has('firm-tofu'));
  if (hasOwnSplit(diet)) return shares;
  const shift = notes.wishes.reduce((total, { shiftPoints }) => (shiftPoints ? add(total, shiftPoints) : total), {
    protein: 0,
    carbs: 0,
    fat: 0,
  });
  return add(shares, shift);
}

function add(a: MacroShares, b: MacroShares): MacroShares {
  return { protein: a.protein + b.protein, carbs: a.carbs + b.carbs, fat: a.fat + b.fat };
}

/** Each term once; what a term leaves out and what nobody can distinguish of it stay. */
function withoutRepeats(exclusions: readonly Exclusion[]): Exclusion[] {
  const keyOf = ({ term, unknownWords }: Exclusion) => `${unknownWords === null} ${term.toLowerCase()}`;
  return [...new Map(exclusions.map((exclusion) => [keyOf(exclusion), exclusion])).values()];
}
