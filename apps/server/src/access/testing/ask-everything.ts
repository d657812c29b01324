import { appRouter } from '@platewise/api/app-router';
import { procedureMeta, procedureType } from '../../rest/procedure-meta.ts';
import type { RestRoute } from '../../rest/rest-route.ts';
import { REST_ROUTES } from '../../rest/rest-routes.ts';
import type { TestServer } from '../../testing/create-test-server.ts';
import { type Access, accessOf, expectedAccess } from './access-rule.ts';
import type { Caller, SharedPlan } from './callers.ts';
import { DAY, FAMILY_CHANGES, PRO_INPUTS, UNKNOWN_ID } from './plan-inputs.ts';

/** How somebody was answered, by procedure and by route. */
export type Answers = { trpc: Record<string, Access>; rest: Record<string, Access> };

/** No procedure takes it, so that anyone who is let in changes nothing. */
const NO_INPUT = 5;
/** It looks at the session after it has looked at this. */
const INPUTS: Record<string, object> = { 'users.remove': { confirm: 'delete my account', password: 'another one' } };

/** Asks every procedure and every route of REST as one caller. */
export async function askEverything(server: TestServer, caller: Caller): Promise<Answers> {
  const token = await caller.bearer();
  server.clock.offsetMs = caller.laterMs ?? 0;
  const bearer = token === undefined ? {} : { token };
  const trpc: Record<string, Access> = {};
  for (const procedure of Object.keys(appRouter._def.procedures)) {
    trpc[procedure] = await askOverTrpc(server, procedure, caller, bearer);
  }
  const rest: Record<string, Access> = {};
  for (const row of REST_ROUTES.filter((one) => isAskedBy(caller, one))) {
    rest[nameOf(row)] = await askOverRest(server, row, caller, bearer);
  }
  server.clock.offsetMs = 0;
  return { trpc, rest };
}

/** A route as it is documented. */
export function nameOf({ method, path }: RestRoute): string {
  return `${method} ${path}`;
}

/** A session changes something with a body of nothing here and there: it asks what it is refused for, and what its plan decides. */
function isAskedBy({ kind, shared }: Caller, { procedure }: RestRoute): boolean {
  if (shared) return isForPro(procedure);
  return (kind !== 'old session' && kind !== 'operator') || expectedAccess(procedure, kind) !== 'in';
}

async function askOverTrpc(server: TestServer, procedure: string, { shared }: Caller, bearer: { token?: string }) {
  const input = shared && inputForPlan(procedure, shared);
  const sent = input ?? INPUTS[procedure] ?? NO_INPUT;
  const response =
    procedureType(appRouter, procedure) === 'query'
      ? await server.request('GET', `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(sent))}`, bearer)
      : await server.request('POST', `/trpc/${procedure}`, { ...bearer, body: JSON.stringify(sent) });
  return accessWith(response, procedure, input !== undefined);
}

async function askOverRest(server: TestServer, row: RestRoute, { shared }: Caller, bearer: { token?: string }) {
  const { method, procedure, body } = row;
  const input = shared && (PRO_INPUTS[procedure] ?? {});
  const path = row.path
    .replace('{date}', DAY)
    .replace('{slot}', 'lunch')
    .replaceAll(/\{\w+\}/g, UNKNOWN_ID);
  const query = Object.entries(input ?? {}).map(([key, value]): [string, string] => [key, String(value)]);
  const response =
    method === 'GET'
      ? await server.request('GET', `${path}?${new URLSearchParams(query).toString()}`, bearer)
      : await server.request(method, path, {
          ...bearer,
          ...(body && { body: JSON.stringify(input ?? INPUTS[procedure] ?? {}) }),
        });
  return accessWith(response, procedure, input !== undefined);
}

/** What gets as far as the plan of the caller; undefined for a procedure that is for every plan. */
function inputForPlan(procedure: string, { planId, mealId, profileIds }: SharedPlan): object | undefined {
  const { refusals = [] } = procedureMeta(appRouter, procedure);
  if (refusals.includes('FAMILY_ONLY'))
    return { planId, mealId, mealIds: [mealId], profileIds, mealCount: 2, ...FAMILY_CHANGES[procedure] };
  return isForPro(procedure) ? (PRO_INPUTS[procedure] ?? {}) : undefined;
}

function isForPro(procedure: string): boolean {
  return procedureMeta(appRouter, procedure).refusals?.includes('PRO_ONLY') ?? false;
}

async function accessWith(response: Response, procedure: string, hasInput: boolean): Promise<Access> {
  if (hasInput && response.status === 400)
    throw new Error(`${procedure} needs an input in plan-inputs.ts: ${await response.text()}`);
  return accessOf(response, procedure);
}
