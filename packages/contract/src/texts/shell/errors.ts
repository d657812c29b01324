import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';
import { account } from '../account/account.ts';
import { billing } from '../billing/billing.ts';
import { model } from '../plans/model.ts';
import { shell } from './shell.ts';

/**
 * The sentence of each expected failure, by the code of the error table. Browsers show what the server answers and load none of these:
 * a sentence that they have to know themselves stands in the area of its screens.
 */
export const errors = area('errors', {
  VALIDATION: 'Some of the values are not right. Please check them.',
  UNAUTHENTICATED: shell.signInToContinue,
  TOKEN_EXPIRED: 'Authentication failed. Please sign in again.',
  WRONG_CREDENTIALS: 'That email and password do not match.',
  EMAIL_TAKEN: 'An account with this e-mail address already exists. Please sign in instead.',
  RESET_LINK_INVALID: account.resetLinkInvalid,
  NEWSLETTER_LINK_INVALID: 'This link is not valid or has expired. Please use the one in the newest email.',
  ORIGIN_NOT_ALLOWED: 'Requests from this site are not accepted here.',
  SIGN_IN_WITHOUT_EMAIL:
    'Your sign-in carries no email address. Whoever runs this site must add the claim "email": "{{user.primary_email_address}}" to the session token at Clerk, or set CLERK_SECRET_KEY.',
  WRONG_USER: 'That belongs to another account.',
  TOKEN_NOT_ALLOWED: 'Personal API tokens may not do this. Please sign in in the browser.',
  SCOPE_MISSING: message('This API token may not do this. It would need the scope {scope}.'),
  WRONG_PASSWORD: account.wrongPassword,
  SIGN_IN_AGAIN: 'Please confirm that it is you: you signed in a while ago.',
  PAYMENT_NOT_VERIFIED: billing.notVerified,
  PAYMENT_DECLINED: billing.testDeclined,
  MESSAGE_NOT_SIGNED: 'The signature of this message is missing or wrong.',
  ACCOUNT_EVENTS_NOT_TAKEN: 'Messages of a sign-in service are not taken here.',
  MESSAGES_NOT_TAKEN: 'Messages of a payment provider are not taken here.',
  ALREADY_SUBSCRIBED: billing.alreadySubscribed,
  STATE_REQUIRED: billing.stateRequired,
  NOTHING_TO_CANCEL: billing.nothingToCancel,
  NOTHING_TO_RESUME: billing.nothingToResume,
  SUBSCRIPTION_NOT_CREATED: billing.createFailed,
  PAYMENTS_NOT_SET_UP: billing.notSetUp,
  SUBSCRIPTION_NOT_CANCELLED: billing.cancelFailed,
  PRO_ONLY: 'Available for Pro Users Only',
  FAMILY_ONLY: 'Available for Family Users Only',
  PROFILES_FULL: plural({
    one: 'Your plan holds 1 profile. Family holds six.',
    other: 'Your plan holds {count} profiles. Remove one to add another.',
  }),
  NOT_FOUND: 'We could not find that.',
  FAVORITE_NOT_FOUND: 'That meal is no longer among your favorites. Plan without it, or choose another.',
  METHOD_NOT_ALLOWED: 'That address does not take this kind of request.',
  NO_TOKENS_LEFT: billing.noTokensLeft,
  TOO_FEW_TOKENS: plural({
    one: 'Only 1 token left this month. Ask for 1 meal, or upgrade to Pro.',
    other: 'Only {count} tokens left this month. Ask for {count} meals or fewer, or upgrade to Pro.',
  }),
  KEY_STILL_RUNNING: 'This request is still being worked on. Please try again in a moment.',
  KEY_REUSED: 'This Idempotency-Key was already used with another request. Please send a new key.',
  PLAN_IMPOSSIBLE: message('{reason}'),
  NOT_ASSESSED: message('{reason}'),
  FAVORITES_FULL: message('You have {max} favorites, the most we keep. Remove one to add another.'),
  DISLIKED_FULL: message(
    'You have {max} meals that you do not want again, the most we keep. Remove one to add another.',
  ),
  PLANS_FULL: message('You have {max} named plans, the most we keep. Delete one to name another.'),
  PLAN_CHANGED: 'This plan was changed somewhere else. Please look at it again.',
  PLAN_LINKS_FULL: message('This plan has {max} links, the most we keep. Stop sharing it to make others.'),
  CALENDAR_SLOT_TAKEN: message('“{name}” stands there already. Remove it first, or ask for it to be replaced.'),
  CALENDAR_LOCKED: message('“{name}” is locked and stays where it is. Unlock it first.'),
  CALENDAR_FULL: message('Your calendar holds {max} entries, the most we keep. Clear some old days to add others.'),
  SHOPPING_LIST_FULL: message('Your list has {max} own items, the most we keep. Remove one to add another.'),
  DIARY_DAY_FULL: message('This day has {max} meals, the most we keep. Remove one to add another.'),
  DIARY_FULL: message('Your diary holds {max} days, the most we keep. No new day can be added.'),
  PLANNED_MEAL_CHANGED: message('“{name}” is planned there now. Please look at the day again.'),
  PLANNED_WITHOUT_FIGURES: 'Nobody knows what that holds. Please add what you ate as a meal.',
  REPLAN_OUTDATED: 'The day has changed since this was proposed. Please ask for a new proposal.',
  BODY_FACTS_MISSING:
    'Please state your date of birth, sex and height first: measures are kept for people of 18 or more.',
  BODY_MEASURES_FULL: message('You have {max} measures, the most we keep. Remove one to add another.'),
  TARGET_OUTDATED: 'Your weight, diary or goal has changed since this was proposed. Please look at the proposal again.',
  PERSONAL_TOKENS_FULL: message('You have {max} API tokens, the most we keep. Revoke one to make another.'),
  ALREADY_REGISTERED: 'This e-mail address is already registered with another account.',
  BODY_TOO_LARGE: 'The request is too large. Send at most 64 KB.',
  BAD_JSON: 'The request is not valid JSON.',
  WRONG_MEDIA_TYPE: 'Send the request as application/json.',
  RATE_LIMITED: plural({
    one: 'Too many attempts. Try again in 1 second.',
    other: 'Too many attempts. Try again in {count} seconds.',
  }),
  GENERATION_FAILED: 'Failed to generate meal plan. Please try again.',
  PLANNER_BUSY: model.busy,
  PLANNER_NOT_ANSWERING: model.notAnswering,
  NOTES_REFUSED: model.notesRefused,
  MODEL_REFUSED: model.requestRefused,
  MODEL_BUDGET_SPENT: model.budgetSpent,
  IDENTITY_UNAVAILABLE: shell.signInNotAnswering,
  STORAGE_FULL: 'Storage is full. Nothing was saved; please tell the operator.',
  DATABASE_UNAVAILABLE: 'The database is not answering. Please try again in a moment.',
  SERVER_BUSY: plural({
    one: 'The server has too much to do right now. Try again in 1 second.',
    other: 'The server has too much to do right now. Try again in {count} seconds.',
  }),
  SHUTTING_DOWN: 'The server is restarting. Please try again in a moment.',
  INTERNAL: 'Something went wrong on our side. Please try again.',
});
