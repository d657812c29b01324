import type { TokenScope } from '@platewise/contract/account/api-token-schema';
import type { ErrorCode } from '@platewise/contract/errors/error-table';
import type { Db } from '@platewise/db/database';
import type { IdentityPort } from '@platewise/providers/identity/identity-port';
import type { LabelsPort } from '@platewise/providers/labels/label-port';
import type { OutgoingPort } from '@platewise/providers/outgoing/outgoing-port';
import type { PaymentsPort } from '@platewise/providers/payments/payments-port';
import type { PushPort } from '@platewise/providers/push/push-port';
import type { DeletedAccountsFile } from './backup/deleted-accounts-file.ts';
import type { MealReaderPort } from './diary/typed/meal-reader.ts';
import type { WordWriter } from './generated-text/word-writer.ts';
import type { Leases } from './leases/leases.ts';
import type { Planner } from './meals/planners/planner.ts';
import type { Observe } from './observed.ts';
import type { Limiter } from './rate-limit/limiter.ts';
import type { Seller } from './receipts/issue-receipts.ts';
import type { AdmittedCaller } from './sessions/admit-caller.ts';
import type { CallerRights } from './sessions/caller-repository.ts';
import type { Trace } from './trace.ts';

/** Who is calling, as the verified bearer says; `userId` is its subject. E-mail is for display and contact. */
export type Identity = {
  userId: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** Set when the sign-in service could not be asked who that is: address and name mean nothing. */
  isProfileUnknown?: true;
  /** The session that the bearer was made in; absent where it is an API token. */
  sessionId?: string;
  /** When the person last proved who they are, where the bearer says so. */
  provedAt?: Date;
};

/** What every call may use. Time, chance and ids are passed in, so that each rule can be tested to the minute. */
export type Context = {
  db: Db;
  /** For reads that may lack the last seconds; never for who calls, what they may, or what somebody has just written (decision note 60). */
  lagging: Db;
  identity: Identity | null;
  /** How the caller was identified; null for visitors. Personal API tokens may do less (contract 2). */
  tokenKind: 'session' | 'personal' | null;
  /** Which personal API token it was. */
  tokenId: string | null;
  /** What that token may do; absent where none was used. */
  tokenScopes?: readonly TokenScope[] | undefined;
  /** What was read of the caller as they were identified, where that is asked of the database; it is not asked again. */
  admitted?: AdmittedCaller | undefined;
  /**
   * What the caller has as their call began, read with who they are: enough for what only reads. Absent for visitors, and where the
   * record has just been made. What this call has changed since is not in it.
   */
  rights?: CallerRights | undefined;
  now: () => Date;
  /** From 0 up to 1. */
  random: () => number;
  newId: () => string;
  requestId: string;
  ip: string;
  /** The Idempotency-Key header. */
  idempotencyKey: string | null;
  /** Aborted when the caller has gone or the server is stopping. */
  signal: AbortSignal;
  hasFreeSpace: () => Promise<boolean>;
  /** Where emails lead and who gets messages; null when no mail server is set, so that none is written. */
  mailing: { publicUrl: string; contactTo: string } | null;
  /** Reported of a refusal that a procedure does not declare; the caller is answered all the same. */
  onUndeclaredRefusal: (refusal: { path: string; code: ErrorCode }) => void;
  /** Informed of what an operator counts. */
  observe: Observe;
  /** Reports how long a call took; absent where nobody collects it. */
  trace?: Trace | undefined;
  limiter: Limiter;
  /** What this process holds in the database while it works. */
  leases: Leases;
  planner: Planner;
  /** Writes words next to what we say ourselves; null where no model is set. */
  wordWriter: WordWriter | null;
  /** Names the foods of a meal that rules cannot read; null where no model is set. */
  mealReader: MealReaderPort | null;
  /** US dollars that a language model may cost in a month, of everybody and of each person; null where there is no limit. */
  modelBudget: { monthlyUsd: number | null; personMonthlyUsd: number | null };
  /** Who keeps the accounts. */
  accounts: Pick<IdentityPort, 'kind' | 'confirmOwner' | 'removeAccount'>;
  payments: PaymentsPort;
  /** Whose name receipts carry. */
  seller: Seller;
  /** Where labels are looked up by their barcode; null where nobody is set. */
  labels: LabelsPort | null;
  /** Where webhooks may lead. */
  outgoing: Pick<OutgoingPort, 'reach' | 'takes'>;
  /** What sends reminders to browsers. */
  push: Pick<PushPort, 'publicKey' | 'takes'>;
  /** Where deletions are kept next to the database, so that a restored backup brings nobody back. */
  deletedAccounts: Pick<DeletedAccountsFile, 'append'>;
};

/** The context of a call whose caller is known. */
export type UserContext = Context & { identity: Identity };
