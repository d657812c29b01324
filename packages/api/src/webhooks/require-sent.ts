import { texts } from '@platewise/contract/texts';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { invalidInput } from '../invalid-input.ts';

/**
 * Lets through an address that this server would send to.
 * @throws AppError WEBHOOKS_NOT_SENT when it sends nowhere, VALIDATION for an address that is not one of the internet
 */
export function requireSent({ outgoing }: Pick<Context, 'outgoing'>, { url }: { url: string }): void {
  if (outgoing.reach === 'off') throw new AppError('WEBHOOKS_NOT_SENT');
  if (!outgoing.takes(url)) throw invalidInput([{ path: 'url', message: texts.validation.webhookUrl }]);
}
