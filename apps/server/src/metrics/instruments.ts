import { PAID_PLAN_IDS } from '@platewise/contract/billing/paid-plans';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Seconds; a read takes milliseconds, a week half a second, a model's dishes a minute. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const PLAN_SECONDS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 120];

/** Events of the payment provider that are asked for (infra/README.md); what comes with another name is one kind. */
export const WEBHOOK_KINDS = [
  ...['authenticated', 'activated', 'charged', 'pending', 'halted', 'paused', 'resumed', 'updated', 'cancelled'].map(
    (name) => `subscription.${name}`,
  ),
  'subscription.completed',
  'refund.failed',
  ...['created', 'under_review', 'action_required', 'won', 'lost', 'closed'].map((name) => `payment.dispute.${name}`),
  'other',
];

/** Everything that is counted where it happens, each under the name that dashboards and alerts know. */
export type Instruments = ReturnType<typeof createInstruments>;

/**
 * The instruments of one server. Values of labels are names of ours, of which there are few: no id, address or text of anybody is
 * ever one.
 */
export function createInstruments(registry: Registry) {
  const registers = [registry];
  const counter = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name: `platewise_${name}`, help, labelNames, registers });
  const seconds = <Label extends string>(name: string, help: string, labelNames: Label[], buckets: number[]) =>
    new Histogram({ name: `platewise_${name}_duration_seconds`, help, labelNames, buckets, registers });

  const instruments = {
    requests: seconds('http_request', 'Requests.', ['method', 'route', 'status'], REQUEST_SECONDS),
    calls: counter('procedure_calls_total', 'Calls of procedures, over tRPC and REST.', ['procedure', 'outcome']),
    replays: counter('idempotent_replays_total', 'Calls answered with what was stored under their key.', ['procedure']),
    shed: counter('requests_shed_total', 'Requests refused because the process had too much to do.', [
      'reason',
      'cost',
    ]),
    statementFailures: counter('database_statement_failures_total', 'Statements that failed.', ['cause']),
    plans: seconds('plan', 'Plans, the time in the queue included.', ['kind', 'outcome'], PLAN_SECONDS),
    tokens: counter('tokens_total', 'Tokens that were moved.', ['movement']),
    checkouts: counter('checkouts_total', 'Checkouts that were begun at the payment provider.', ['plan', 'outcome']),
    webhooks: counter('webhook_events_total', 'Events of the payment provider.', ['kind', 'result']),
    deliveries: counter('webhook_deliveries_total', 'Messages to webhooks of people.', ['outcome']),
    emails: counter('emails_total', 'Emails that were tried to be sent.', ['outcome']),
    modelRequests: counter('model_requests_total', 'Requests to the language model.', ['purpose', 'outcome']),
    modelTokens: counter('model_tokens_total', 'Tokens that the language model took and gave.', ['kind']),
    jobRuns: counter('job_runs_total', 'Runs of background jobs.', ['job', 'outcome']),
    jobSuccess: new Gauge({
      name: 'platewise_job_last_success_timestamp_seconds',
      help: 'When a background job last succeeded.',
      labelNames: ['job'],
      registers,
      aggregator: 'max',
    }),
  };
  startAtZero(instruments);
  return instruments;
}

/** What alerts count one by one is there from the start: a count that begins at one has not grown, as Prometheus sees it. */
function startAtZero({
  checkouts,
  webhooks,
  modelRequests,
}: Record<'checkouts' | 'webhooks' | 'modelRequests', Counter>) {
  for (const plan of PAID_PLAN_IDS) checkouts.inc({ plan, outcome: 'failed' }, 0);
  for (const result of ['failed', 'not-signed']) webhooks.inc({ kind: 'other', result }, 0);
  for (const kind of WEBHOOK_KINDS) for (const result of ['unknown', 'alert']) webhooks.inc({ kind, result }, 0);
  for (const purpose of ['dishes', 'words'])
    for (const outcome of ['quota', 'config', 'context', 'budget']) modelRequests.inc({ purpose, outcome }, 0);
}
