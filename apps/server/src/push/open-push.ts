import type { Db } from '@platewise/db/database';
import { serverSecret } from '@platewise/db/server-secret';
import { createOutgoing } from '@platewise/providers/outgoing/create-outgoing';
import { createPush } from '@platewise/providers/push/create-push';
import type { PushPort } from '@platewise/providers/push/push-port';
import { vapidKeys } from '@platewise/providers/push/vapid-keys';
import type { Env } from '../env/env.ts';

/** What sends reminders, with the keys of the environment or those that were made at the first start on this database. */
export async function openPush(env: Env, { db, now }: { db: Db; now: () => Date }): Promise<PushPort> {
  // All processes on one database have the same: browsers subscribe with it once, for as long as they want to be reminded.
  const privateKey = env.VAPID_PRIVATE_KEY ?? (await serverSecret(db, 'web-push'));
  return createPush({
    outgoing: createOutgoing({ reach: env.WEB_PUSH === 'on' ? 'public' : env.WEB_PUSH }),
    keys: vapidKeys(privateKey),
    subject: subjectOf(env),
    now,
  });
}

/** Whom a push service asks about this server (RFC 8292, 2.1): the address for messages, else that of the pages. */
function subjectOf({ CONTACT_TO, PUBLIC_URL }: Env): string {
  if (CONTACT_TO) return `mailto:${CONTACT_TO}`;
  return PUBLIC_URL.startsWith('https:') ? PUBLIC_URL : `mailto:postmaster@${new URL(PUBLIC_URL).hostname}`;
}
