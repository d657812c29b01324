import { AppError } from '@platewise/api/app-error';
import { toRefusal } from '@platewise/api/error-body';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** tRPC's own number for a failed call; its clients read the code next to it. */
const TRPC_ERROR_NUMBER = -32_603;

/** Answers with the contract's error body; under /trpc inside the envelope that its clients expect. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const { status, body, retryAfterSeconds } = toRefusal(error, request.id);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  reply.code(status).header('cache-control', 'no-store');
  if (!request.url.startsWith('/trpc/')) return reply.type('application/json').send(body);
  const data = { ...body, httpStatus: status };
  return reply.type('application/json').send({ error: { message: body.message, code: TRPC_ERROR_NUMBER, data } });
}

/** The expected failure behind an error of the HTTP layer. */
export function fromHttpError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('BODY_TOO_LARGE', {}, { cause: error });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('WRONG_MEDIA_TYPE', {}, { cause: error });
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new AppError('BAD_JSON', {}, { cause: error });
    case 'FST_STATIC_FORBIDDEN_PATH':
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new AppError('NOT_FOUND', {}, { cause: error });
    default:
      return error;
  }
}
