import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { createPasskeyStore } from './passkey-store.ts';

const text = { type: 'string', required: true } as const;

/**
 * Passkeys as an extension of the identity library: their table, and the one thing that it alone can do, to open a session. Its own
 * plugin lets a device in that verifies nobody, and cannot ask for a proof without another session (note 101).
 */
export function passkeys(publicUrl: string) {
  return {
    id: 'passkeys',
    schema: {
      passkey: {
        modelName: 'auth_passkey',
        fields: {
          userId: { ...text, references: { model: 'user', field: 'id', onDelete: 'cascade' }, index: true },
          name: text,
          credentialId: { ...text, unique: true },
          publicKey: text,
          counter: { type: 'number', required: true, bigint: true },
          transports: text,
          createdAt: { type: 'date', required: true },
          lastUsedAt: { type: 'date', required: false },
        },
      },
    },
    endpoints: {
      signInWithPasskey: createAuthEndpoint(
        '/passkey/sign-in',
        { method: 'POST', body: z.object({ answer: z.looseObject({ id: z.string() }) }) },
        async (ctx) => {
          const { adapter, internalAdapter } = ctx.context;
          const store = createPasskeyStore(publicUrl, async () => ({ adapter, verifications: internalAdapter }));
          const userId = await store.signIn(ctx.body.answer);
          const user = userId === null ? null : await internalAdapter.findUserById(userId);
          if (!user) throw ctx.error('UNAUTHORIZED');
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ user: { id: user.id, email: user.email, name: user.name } });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
