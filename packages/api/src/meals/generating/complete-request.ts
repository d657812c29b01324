import type { ConditionLimit } from '@platewise/contract/generation/condition-options';
import type { Condition } from '@platewise/contract/generation/condition-schema';
import type { GenerationCall } from '@platewise/contract/generation/generation-call-schema';
import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import type { ProfileRow } from '@platewise/db/database';
import { singleSlotShare } from '@platewise/planner/request/meal-slots';
import { AppError, type ErrorIssue } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { invalidInput } from '../../invalid-input.ts';
import { isId } from '../../is-id.ts';
import { findById } from '../../profiles/profiles-repository.ts';
import { validationError } from '../../to-app-error.ts';

/**
 * The request of a call: what is absent comes from the profile that it names, else from the documented defaults. What is
 * present wins, but for what is left out and for conditions, which are united: an allergy in a profile is never undone by a call that does
 * not speak of it; anyone who wants less left out sends no profile. With a slot an absent target is that meal's share of
 * the profile's day. The taste of a call is no part of it: requests are stored.
 * @throws AppError UNAUTHENTICATED for a visitor with a profile, NOT_FOUND, VALIDATION
 */
export async function completeRequest(
  context: Pick<Context, 'db' | 'identity'>,
  { profileId, taste: _taste, ...asked }: GenerationCall,
): Promise<GenerationRequest> {
  const filled = profileId === undefined ? asked : fillIn(asked, await findProfile(context, profileId));
  const read = generationRequestSchema.safeParse(filled);
  if (!read.success) throw validationError(read.error);
  return read.data;
}

async function findProfile({ db, identity }: Pick<Context, 'db' | 'identity'>, id: string): Promise<ProfileRow> {
  if (!identity) throw new AppError('UNAUTHENTICATED');
  const profile = isId(id) ? await findById(db, identity.userId, { id }) : undefined;
  if (!profile) throw new AppError('NOT_FOUND');
  return profile;
}

function fillIn(asked: Omit<GenerationCall, 'profileId'>, profile: ProfileRow) {
  const dayShare = asked.slot ? singleSlotShare(asked.slot) : 1;
  const filled = {
    ...asked,
    goal: asked.goal ?? profile.goal,
    dietaryPreferences: asked.dietaryPreferences ?? profile.dietary_preferences,
    calorieTarget: asked.calorieTarget ?? Math.round(profile.calorie_target * dayShare),
    excludeIngredients: united(profile.exclude_ingredients, asked.excludeIngredients ?? []),
    dislikedMeals: united(profile.disliked_meals, asked.dislikedMeals ?? []),
    conditions: unitedConditions(profile.conditions, asked.conditions ?? []),
  };
  const issues: ErrorIssue[] = [
    ...(['goal', 'dietaryPreferences'] as const)
      .filter((field) => filled[field] === null)
      .map((field) => ({ path: field, message: texts.validation.notInProfile({ field }) })),
    ...tooMany('excludeIngredients', filled.excludeIngredients, LIMITS.excludeMaxItems),
    ...tooMany('dislikedMeals', filled.dislikedMeals, LIMITS.profileDislikedMealsMax),
  ];
  if (issues.length > 0) throw invalidInput(issues);
  return filled;
}

function united(kept: readonly string[], asked: readonly string[]): string[] {
  return [...new Map([...kept, ...asked].map((term) => [term.toLowerCase(), term])).values()];
}

/** The conditions of both; of one that both name the stricter of each limit and the pollens of both. */
function unitedConditions(kept: readonly Condition[], asked: readonly Condition[]): Condition[] {
  const both = kept.map((condition) => {
    const other = asked.find(({ id }) => id === condition.id);
    return other ? stricter(condition, other) : condition;
  });
  return [...both, ...asked.filter(({ id }) => !kept.some((one) => one.id === id))];
}

function stricter(one: Condition, other: Condition): Condition {
  const limits = { ...one.limits };
  for (const [name, amount] of Object.entries(other.limits ?? {}) as [ConditionLimit, number | undefined][]) {
    if (amount !== undefined) limits[name] = Math.min(limits[name] ?? amount, amount);
  }
  const pollens = [...new Set([...(one.pollens ?? []), ...(other.pollens ?? [])])];
  return {
    id: one.id,
    acknowledged: one.acknowledged,
    ...(Object.keys(limits).length > 0 && { limits }),
    ...(pollens.length > 0 && { pollens }),
  };
}

function tooMany(field: string, { length }: readonly string[], max: number): ErrorIssue[] {
  return length > max ? [{ path: field, message: texts.validation.tooManyWithProfile({ field, max }) }] : [];
}
