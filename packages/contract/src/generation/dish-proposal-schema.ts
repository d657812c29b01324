import { z } from 'zod';
import { DIFFICULTIES, type Diet, type Goal, type MealType } from './options.ts';

/** Bounds of what a proposed dish may say; an answer beyond them is no dish. */
export const PROPOSAL = {
  nameMaxCharacters: 80,
  itemsMax: 20,
  gramsMax: 2000,
  stepsMax: 12,
  stepMaxCharacters: 300,
  minutesMax: 180,
} as const;

const minutes = z.number().int().min(0).max(PROPOSAL.minutesMax);

/**
 * A dish as a language model proposes it: foods of our table, raw grams for one person, steps and minutes. It has no
 * figures: what a model says of calories is never asked for.
 */
export const dishProposalSchema = z.object({
  /** Which of the places that were ordered it is for. */
  place: z.number().int().min(0).max(9),
  name: z.string().trim().min(3).max(PROPOSAL.nameMaxCharacters),
  cuisine: z.string().trim().max(40),
  prepMinutes: minutes,
  cookMinutes: minutes,
  difficulty: z.enum(DIFFICULTIES),
  items: z
    .array(z.object({ food: z.string().max(60), grams: z.number().positive().max(PROPOSAL.gramsMax) }))
    .min(1)
    .max(PROPOSAL.itemsMax),
  steps: z.array(z.string().trim().min(3).max(PROPOSAL.stepMaxCharacters)).min(1).max(PROPOSAL.stepsMax),
});

export type DishProposal = z.infer<typeof dishProposalSchema>;

/** What dishes are asked for: the places of a day, and the only foods that they may be made of. */
export type DishRequest = {
  places: { place: number; mealType: MealType; kcal: number; minutesMin: number; minutesMax: number }[];
  /** Ids of the table: what diet and exclusions leave. */
  foods: string[];
  cuisines: string[];
  goal: Goal;
  diet: Diet;
  /** Shares of the day's energy that are aimed at, in percent. */
  shares: { protein: number; carbs: number; fat: number };
  /** Hard limits and rules of the diet, a sentence each. */
  rules: string[];
  /** What the person wrote, to be treated as data. */
  notes: string;
  /** Words that no name and no step may hold. */
  neverName: string[];
  /** Meals that should not come again. */
  avoid: string[];
};
