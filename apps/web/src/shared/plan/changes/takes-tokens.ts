import type { Subscription } from '../../subscription/subscription-context.ts';

/** Whether a new meal is known to take a token of this person's month; a status that is not read yet says nothing. */
export function takesTokens({ isKnown, entitlements }: Pick<Subscription, 'isKnown' | 'entitlements'>): boolean {
  return isKnown && !entitlements.unlimitedMeals;
}
