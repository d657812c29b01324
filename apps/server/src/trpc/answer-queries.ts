import { appRouter } from '@platewise/api/app-router';
import type { Context } from '@platewise/api/context';
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape, type TRPCError } from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Queries of one request, as tRPC's clients send them: one, or several as a batch, whose inputs stand by their number. */
type Queries = { paths: string[]; inputs: Record<number, unknown>; isBatch: boolean };

type Failed = (failure: { error: TRPCError; path: string }) => void;

/** What a request asks for, where all of it is queries and the answer is to come in one piece; else null. */
export function readQueries(request: FastifyRequest): Queries | null {
  if (request.method !== 'GET' || request.headers['trpc-accept'] !== undefined) return null;
  const { path } = request.params as { path: string };
  const { batch, input } = request.query as Record<string, unknown>;
  if (batch !== undefined && batch !== '1') return null;
  const isBatch = batch === '1';
  const paths = isBatch ? path.split(',') : [path];
  if (!paths.every((one) => isOfType(one, 'query'))) return null;
  const value: unknown = typeof input === 'string' && input !== '' ? JSON.parse(input) : undefined;
  if (!isBatch) return { paths, inputs: { 0: value }, isBatch };
  const isByNumber = value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value));
  return isByNumber ? { paths, inputs: (value ?? {}) as Record<number, unknown>, isBatch } : null;
}

/**
 * Answers queries as tRPC's own adapter does, without the Request, the Response and the streams that it makes of each: they cost
 * more than a small read. A test holds every answer of both next to each other.
 */
export async function answerQueries(
  reply: FastifyReply,
  { paths, inputs, isBatch }: Queries,
  { context, onError }: { context: Context; onError: Failed },
): Promise<FastifyReply> {
  const answers = await Promise.all(
    paths.map((path, index) => answerQuery(context, { path, input: inputs[index] }, onError)),
  );
  const body = isBatch ? answers : answers[0];
  reply.code(getHTTPStatusCode(body as Parameters<typeof getHTTPStatusCode>[0]));
  // As tRPC says it: what it answers depends on this header.
  reply.header('vary', 'trpc-accept, accept').type('application/json');
  return reply.send(JSON.stringify(body));
}

async function answerQuery(context: Context, { path, input }: { path: string; input: unknown }, onError: Failed) {
  try {
    const data: unknown = await callTRPCProcedure({
      router: appRouter,
      path,
      ctx: context,
      type: 'query',
      getRawInput: async () => input,
      signal: context.signal,
      batchIndex: 0,
    });
    return { result: { data } };
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause);
    onError({ error, path });
    const config = appRouter._def._config;
    return { error: getTRPCErrorShape({ config, error, type: 'query', path, input, ctx: context }) };
  }
}

/** Whether a path names a procedure of this type. */
export function isOfType(path: string, type: 'query' | 'mutation'): boolean {
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } } | undefined>;
  return Object.hasOwn(procedures, path) && procedures[path]?._def.type === type;
}
