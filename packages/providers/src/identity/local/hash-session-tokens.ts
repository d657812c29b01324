import { createHash } from 'node:crypto';
import type { getAdapter } from 'better-auth/db/adapter';

type Adapter = Awaited<ReturnType<typeof getAdapter>>;
/** What an adapter offers, inside a transaction or outside. */
type Calls = Omit<Adapter, 'transaction'>;
type Where = NonNullable<Parameters<Adapter['findMany']>[0]['where']>;
type Call = { model: string; where?: Where | undefined };

/**
 * Better-auth's adapter with session tokens that lie in the database as SHA-256 digests. It looks a session up by the
 * token of the cookie, which is hashed on its way in; the row that is found, or was made, has the token itself again, as
 * the cookie is written from it. Rows that were found in another way hold the digest, which opens nothing.
 */
export function hashSessionTokens(adapter: Adapter): Adapter {
  return {
    ...hashCalls(adapter),
    transaction: (work) => adapter.transaction((trx) => work(hashCalls(trx))),
  };
}

function hashCalls<Given extends Calls>(adapter: Given): Given {
  const calls: Calls = {
    ...adapter,
    create: async (call) => {
      const token = isSession(call) ? textOf(call.data, 'token') : null;
      if (token === null) return adapter.create(call);
      const row = await adapter.create({ ...call, data: { ...call.data, token: digestOf(token) } });
      return withToken(row, token) as never;
    },
    findOne: async (call) => withToken(await adapter.findOne(hashed(call)), tokenOf(call)) as never,
    findMany: (call) => adapter.findMany(hashed(call)),
    count: (call) => adapter.count(hashed(call)),
    update: async (call) => withToken(await adapter.update(hashed(call)), tokenOf(call)) as never,
    updateMany: (call) => adapter.updateMany(hashed(call)),
    delete: (call) => adapter.delete(hashed(call)),
    deleteMany: (call) => adapter.deleteMany(hashed(call)),
    consumeOne: async (call) => withToken(await adapter.consumeOne(hashed(call)), tokenOf(call)) as never,
  };
  return calls as Given;
}

function isSession({ model }: { model: string }): boolean {
  return model === 'session';
}

function hashed<Given extends Call>(call: Given): Given {
  if (!isSession(call) || !call.where) return call;
  return { ...call, where: call.where.map((term) => (term.field === 'token' ? hashedTerm(term) : term)) };
}

function hashedTerm(term: Where[number]): Where[number] {
  const { value } = term;
  if (Array.isArray(value)) return { ...term, value: value.map((token) => digestOf(String(token))) };
  return { ...term, value: digestOf(String(value)) };
}

/** The one token that a call asks for. */
function tokenOf(call: Call): string | null {
  const term = isSession(call) ? call.where?.find(({ field }) => field === 'token') : undefined;
  return typeof term?.value === 'string' ? term.value : null;
}

function withToken(row: unknown, token: string | null): unknown {
  return token !== null && typeof row === 'object' && row !== null ? { ...row, token } : row;
}

function textOf(data: object, name: string): string | null {
  const value: unknown = Object.entries(data).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : null;
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
