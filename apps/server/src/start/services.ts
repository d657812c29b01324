import type { TokenUses } from '@platewise/api/api-tokens/token-uses';
import type { DeletedAccountsFile } from '@platewise/api/backup/deleted-accounts-file';
import type { Context } from '@platewise/api/context';
import type { Leases } from '@platewise/api/leases/leases';
import type { Planner } from '@platewise/api/meals/planners/planner';
import type { Limiter } from '@platewise/api/rate-limit/limiter';
import type { OpenDatabase } from '@platewise/db/opening/open-database';
import type { IdentityPort } from '@platewise/providers/identity/identity-port';
import type { LabelsPort } from '@platewise/providers/labels/label-port';
import type { MailPort } from '@platewise/providers/mail/mail-port';
import type { ModelPort } from '@platewise/providers/model/model-port';
import type { OutgoingPort } from '@platewise/providers/outgoing/outgoing-port';
import type { PaymentsPort } from '@platewise/providers/payments/payments-port';
import type { PushPort } from '@platewise/providers/push/push-port';
import type { Logger } from 'pino';
import type { Env } from '../env/env.ts';
import type { Instruments } from '../metrics/instruments.ts';
import type { ReadMetrics } from '../metrics/read-metrics.ts';
import type { PaymentProblem } from '../payments/watch-payments.ts';
import type { PlanPool } from '../planner/plan-pool.ts';
import type { UsageRecorder } from '../planner/usage-recorder.ts';
import type { Tracing } from '../tracing/tracing.ts';

/** What the server is made of; chosen once at the start, other parts in tests. */
export type Services = {
  env: Env;
  version: string;
  database: OpenDatabase;
  identity: IdentityPort;
  mail: MailPort;
  mailing: Context['mailing'];
  limiter: Limiter;
  closeLimiter: () => void;
  tokenUses: TokenUses;
  leases: Leases;
  planner: Planner;
  /** The model that proposes dishes to the planner, and words; null where none is set. */
  model: ModelPort | null;
  /** Threads that plan, to be ended before the process. */
  planPool: PlanPool | null;
  wordWriter: Context['wordWriter'];
  mealReader: Context['mealReader'];
  /** What the model's orders come to; written before the database is closed. */
  usage: UsageRecorder;
  payments: PaymentsPort;
  seller: Context['seller'];
  /** Where labels of barcodes come from; null where neither Open Food Facts nor a list is set. */
  labels: LabelsPort | null;
  /** The way out to addresses that people give. */
  outgoing: OutgoingPort;
  /** Sends reminders to browsers. */
  push: PushPort;
  /** In the data folder: what keeps deleted accounts deleted when a backup is restored. */
  deletedAccounts: DeletedAccountsFile;
  /** Calls of the payment provider that fail at present. */
  paymentProblems: () => PaymentProblem[];
  logger: Logger;
  /** Takes note of what procedures report. */
  observe: Context['observe'];
  /** Where the server counts what it does. */
  instruments: Instruments;
  readMetrics: ReadMetrics;
  closeMetrics: () => void;
  /** Where spans go; null where nobody collects them. */
  tracing: Tracing | null;
  now: () => Date;
  random: () => number;
  newId: () => string;
  /** Proves to the operator's commands that they are on this machine. */
  operatorSecret: string;
  /** The folder of the built web pages; null serves the API alone. */
  webDir: string | null;
  /** Aborted when the server gives up on what is still running. */
  stopping: AbortSignal;
  /** Reported when the database was replaced by a backup: secrets and all else that was read before is of another instance. */
  onRestored: () => void;
};
