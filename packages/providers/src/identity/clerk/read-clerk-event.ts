import { verifyWebhook } from '@clerk/backend/webhooks';
import { z } from 'zod';
import { providerError } from '../../provider-error.ts';
import type { AccountEvent, AccountWebhookEvent } from '../account-event.ts';

const SIGNED_HEADERS = ['svix-id', 'svix-timestamp', 'svix-signature'];

const deletedSchema = z.object({ type: z.literal('user.deleted'), data: z.object({ id: z.string().min(1) }) });

const userSchema = z.object({
  id: z.string().min(1),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  primary_email_address_id: z.string().nullish(),
  email_addresses: z.array(
    z.object({
      id: z.string(),
      email_address: z.string(),
      verification: z.object({ status: z.string().nullish() }).nullish(),
    }),
  ),
  updated_at: z.number(),
  /** A ban comes as an update of the account: Clerk has no event of its own for it. */
  banned: z.boolean().nullish(),
});

/** Clerk's events about the end of a session; all of them mean that it lets nobody in any more. */
const sessionSchema = z.object({
  type: z.enum(['session.ended', 'session.removed', 'session.revoked']),
  data: z.object({ id: z.string().min(1), user_id: z.string().min(1) }),
});

const updatedSchema = z.object({ type: z.literal('user.updated'), data: userSchema });

/**
 * What a message of Clerk says, when it is signed with our secret and less than five minutes old.
 * @throws ProviderError MESSAGE_INVALID
 */
export async function readClerkEvent(signingSecret: string, message: AccountWebhookEvent): Promise<AccountEvent> {
  const event = await verified(signingSecret, message);
  const id = message.headers['svix-id'] ?? '';
  const deleted = deletedSchema.safeParse(event);
  if (deleted.success) return { kind: 'deleted', id, userId: deleted.data.data.id };
  const session = sessionSchema.safeParse(event);
  if (session.success) {
    const { id: sessionId, user_id: userId } = session.data.data;
    return { kind: 'session-ended', id, userId, sessionId };
  }
  const updated = updatedSchema.safeParse(event);
  if (!updated.success) return { kind: 'other', id };
  const { data } = updated.data;
  const address = data.email_addresses.find((known) => known.id === data.primary_email_address_id);
  return {
    kind: 'updated',
    id,
    at: new Date(data.updated_at),
    userId: data.id,
    email: address?.email_address ?? '',
    emailVerified: address?.verification?.status === 'verified',
    name: [data.first_name, data.last_name].filter(Boolean).join(' '),
    isBanned: data.banned === true,
  };
}

async function verified(signingSecret: string, { body, headers }: AccountWebhookEvent): Promise<unknown> {
  const signed = SIGNED_HEADERS.flatMap((name): [string, string][] => {
    const value = headers[name];
    return value === undefined ? [] : [[name, value]];
  });
  // Only the bytes and these headers count; the address stands for nothing.
  const request = new Request('https://webhook.invalid/', {
    method: 'POST',
    body: new Uint8Array(body),
    headers: signed,
  });
  try {
    return await verifyWebhook(request, { signingSecret });
  } catch (error) {
    throw providerError('MESSAGE_INVALID', error);
  }
}
