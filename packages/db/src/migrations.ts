import type { Migration } from 'kysely/migration';
import { accounts } from './migrations/0001-accounts.ts';
import { usersAndAllowance } from './migrations/0002-users-and-allowance.ts';
import { plansAndFavorites } from './migrations/0003-plans-and-favorites.ts';
import { callsAndTokens } from './migrations/0004-calls-and-tokens.ts';
import { serverSecrets } from './migrations/0005-server-secrets.ts';
import { planChanges } from './migrations/0006-plan-changes.ts';
import { contactAndNewsletter } from './migrations/0007-contact-and-newsletter.ts';
import { profilesAndLinks } from './migrations/0008-profiles-and-links.ts';
import { calendar } from './migrations/0009-calendar.ts';
import { shoppingList } from './migrations/0010-shopping-list.ts';
import { calorieTracker } from './migrations/0011-calorie-tracker.ts';
import { payments } from './migrations/0012-payments.ts';
import { account } from './migrations/0013-account.ts';
import { accountEvents } from './migrations/0015-account-events.ts';
import { modelUsage } from './migrations/0016-model-usage.ts';
import { lettersToForget } from './migrations/0017-letters-to-forget.ts';
import { profileDislikes } from './migrations/0018-profile-dislikes.ts';
import { outcomesOfMeals } from './migrations/0019-outcomes-of-meals.ts';
import { whatWasSold } from './migrations/0020-what-was-sold.ts';
import { sessionsThatEnd } from './migrations/0022-sessions-that-end.ts';
import { scopesOfTokens } from './migrations/0023-scopes-of-tokens.ts';
import { signedPayments } from './migrations/0024-signed-payments.ts';
import { identityRemoval } from './migrations/0025-identity-removal.ts';
import { restores } from './migrations/0028-restores.ts';
import { addModelSpending } from './migrations/0029-add-model-spending.ts';
import { indexWhatIsSwept } from './migrations/0030-index-what-is-swept.ts';
import { leftovers } from './migrations/0031-leftovers.ts';
import { pantryAmounts } from './migrations/0032-pantry-amounts.ts';
import { frozenLeftovers } from './migrations/0033-frozen-leftovers.ts';
import { ownPrices } from './migrations/0034-own-prices.ts';
import { shops } from './migrations/0035-shops.ts';
import { bodies } from './migrations/0036-bodies.ts';
import { referenceSet } from './migrations/0037-reference-set.ts';
import { ownFoods } from './migrations/0038-own-foods.ts';
import { eatingWindows } from './migrations/0040-eating-windows.ts';
import { imports } from './migrations/0042-imports.ts';
import { profileConditions } from './migrations/0043-profile-conditions.ts';
import { receipts } from './migrations/0044-receipts.ts';
import { webhooks } from './migrations/0045-webhooks.ts';
import { admin } from './migrations/0046-admin.ts';
import { secondFactors } from './migrations/0047-second-factors.ts';
import { labels } from './migrations/0049-labels.ts';
import { water } from './migrations/0050-water.ts';
import { addProofOfAddresses } from './migrations/0051-add-proof-of-addresses.ts';
import { reminders } from './migrations/0053-reminders.ts';
import { region } from './migrations/0054-region.ts';

/** Every migration by its name, run in this order; one that has been released is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-users-and-allowance': usersAndAllowance,
  '0003-plans-and-favorites': plansAndFavorites,
  '0004-calls-and-tokens': callsAndTokens,
  '0005-server-secrets': serverSecrets,
  '0006-plan-changes': planChanges,
  '0007-contact-and-newsletter': contactAndNewsletter,
  '0008-profiles-and-links': profilesAndLinks,
  '0009-calendar': calendar,
  '0010-shopping-list': shoppingList,
  '0011-calorie-tracker': calorieTracker,
  '0012-payments': payments,
  '0013-account': account,
  '0015-account-events': accountEvents,
  '0016-model-usage': modelUsage,
  '0017-letters-to-forget': lettersToForget,
  '0018-profile-dislikes': profileDislikes,
  '0019-outcomes-of-meals': outcomesOfMeals,
  '0020-what-was-sold': whatWasSold,
  '0022-sessions-that-end': sessionsThatEnd,
  '0023-scopes-of-tokens': scopesOfTokens,
  '0024-signed-payments': signedPayments,
  '0025-identity-removal': identityRemoval,
  '0028-restores': restores,
  '0029-add-model-spending': addModelSpending,
  '0030-index-what-is-swept': indexWhatIsSwept,
  '0031-leftovers': leftovers,
  '0032-pantry-amounts': pantryAmounts,
  '0033-frozen-leftovers': frozenLeftovers,
  '0034-own-prices': ownPrices,
  '0035-shops': shops,
  '0036-bodies': bodies,
  '0037-reference-set': referenceSet,
  '0038-own-foods': ownFoods,
  '0040-eating-windows': eatingWindows,
  '0042-imports': imports,
  '0043-profile-conditions': profileConditions,
  '0044-receipts': receipts,
  '0045-webhooks': webhooks,
  '0046-admin': admin,
  '0047-second-factors': secondFactors,
  '0049-labels': labels,
  '0050-water': water,
  '0051-add-proof-of-addresses': addProofOfAddresses,
  '0053-reminders': reminders,
  '0054-region': region,
};
