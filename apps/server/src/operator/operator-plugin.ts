import { AppError } from '@platewise/api/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../http/is-loopback.ts';
import { isSameSecret } from '../http/is-same-secret.ts';
import { readJson } from '../http/read-json.ts';
import type { Services } from '../start/services.ts';
import { OPERATOR_HEADER, OPERATOR_PATH, operatorCommandSchema } from './operator-command.ts';
import { runOperatorCommand } from './operator-commands.ts';

/** Takes the operator's commands from this machine; for everyone else the address does not exist. */
export function operatorPlugin(app: FastifyInstance, services: Services): void {
  app.route({
    method: 'POST',
    url: OPERATOR_PATH,
    onRequest: async (request) => {
      if (!isOperator(request, services.operatorSecret)) throw new AppError('NOT_FOUND');
    },
    handler: async (request) => {
      const command = operatorCommandSchema.safeParse(readJson(request.body));
      if (!command.success) return { ok: false, text: command.error.issues[0]?.message ?? '' };
      const answer = await runOperatorCommand(services, command.data);
      // After the answer: stopping waits for what is under way.
      if (command.data.command === 'restore' && answer.ok) setImmediate(services.onRestored);
      return answer;
    },
  });
}

function isOperator({ headers, socket }: FastifyRequest, secret: string): boolean {
  const given = headers[OPERATOR_HEADER];
  return typeof given === 'string' && isLoopback(socket.remoteAddress ?? '') && isSameSecret(given, secret);
}
