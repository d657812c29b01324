import type { Passkey } from '@platewise/contract/account/factor-schema';
import type { getAdapter } from 'better-auth/db/adapter';
import { z } from 'zod';
import { APP_NAME } from '../app-name.ts';

const CHALLENGE_MS = 10 * 60_000;
/** EdDSA, ES256, RS256: what devices have. Left to itself the library probes Node for newer ones, which warns of being experimental. */
const ALGORITHMS = { supportedAlgorithmIDs: [-8, -7, -257] };
/** Whose challenge it is while nobody is known. */
const VISITOR = 'visitor';

const rowSchema = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  credentialId: z.string(),
  publicKey: z.string(),
  counter: z.coerce.number(),
  transports: z.string(),
  createdAt: z.coerce.date(),
  lastUsedAt: z.coerce.date().nullish(),
});
type Row = z.infer<typeof rowSchema>;

/** What a browser answered; the library checks all of it. */
export type PasskeyAnswer = { id: string };

type Store = {
  adapter: Pick<Awaited<ReturnType<typeof getAdapter>>, 'create' | 'findOne' | 'findMany' | 'update' | 'deleteMany'>;
  verifications: {
    createVerificationValue: (data: { identifier: string; value: string; expiresAt: Date }) => Promise<unknown>;
    consumeVerificationValue: (identifier: string) => Promise<{ value: string; expiresAt: Date } | null>;
  };
};

export type PasskeyStore = ReturnType<typeof createPasskeyStore>;

/**
 * Passkeys of local accounts. Each wants its person to be verified by the device (a finger, a face, a PIN), so that one is two factors by
 * itself. A challenge is random, is for one purpose and one person, and is taken once.
 */
export function createPasskeyStore(publicUrl: string, open: () => Promise<Store>) {
  const rpID = new URL(publicUrl).hostname;
  const expected = { expectedOrigin: new URL(publicUrl).origin, expectedRPID: rpID, requireUserVerification: true };

  const keepChallenge = async (purpose: Purpose, challenge: string, owner: string) => {
    const { verifications } = await open();
    const expiresAt = new Date(Date.now() + CHALLENGE_MS);
    await verifications.createVerificationValue({ identifier: nameOf(purpose, challenge), value: owner, expiresAt });
  };
  const takesChallenge = (purpose: Purpose, owner: string) => async (challenge: string) => {
    const { verifications } = await open();
    const found = await verifications.consumeVerificationValue(nameOf(purpose, challenge));
    return found !== null && found.value === owner && new Date(found.expiresAt).getTime() > Date.now();
  };
  const rowsOf = async (userId: string): Promise<Row[]> => {
    const { adapter } = await open();
    const rows = await adapter.findMany({ model: 'passkey', where: [{ field: 'userId', value: userId }] });
    return z.array(rowSchema).parse(rows);
  };

  /** Whose passkey it is that answered; null when it is nobody's, or the answer is not good. */
  const check = async (answer: PasskeyAnswer, purpose: Purpose, owner: string): Promise<Row | null> => {
    const { adapter } = await open();
    const found = await adapter.findOne({ model: 'passkey', where: [{ field: 'credentialId', value: answer.id }] });
    const row = rowSchema.nullable().parse(found);
    if (!row) return null;
    const { verifyAuthenticationResponse } = await library();
    const credential = {
      id: row.credentialId,
      publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
      counter: row.counter,
    };
    // It throws at what is wrong, whatever that is.
    const checked = await verifyAuthenticationResponse({
      response: answer as never,
      credential,
      expectedChallenge: takesChallenge(purpose, owner),
      ...expected,
    }).catch(() => null);
    if (!checked?.verified) return null;
    await adapter.update({
      model: 'passkey',
      where: [{ field: 'id', value: row.id }],
      update: { counter: checked.authenticationInfo.newCounter, lastUsedAt: new Date() },
    });
    return row;
  };

  const askFor = async (purpose: Purpose, owner: string, allowed: readonly Row[]) => {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID,
      userVerification: 'required',
      ...(allowed.length > 0 && { allowCredentials: allowed.map(credentialOf) }),
    });
    await keepChallenge(purpose, options.challenge, owner);
    return options;
  };

  return {
    list: async (userId: string): Promise<Passkey[]> =>
      (await rowsOf(userId))
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
        .map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        })),

    /** What a browser needs to ask for any passkey of this address. */
    signInOptions: () => askFor('sign-in', VISITOR, []),
    /** The id of the account that a passkey opens, or null. */
    signIn: async (answer: PasskeyAnswer) => (await check(answer, 'sign-in', VISITOR))?.userId ?? null,

    confirmOptions: async (userId: string) => askFor('confirm', userId, await rowsOf(userId)),
    /** Whether a passkey of this very person answered. */
    confirm: async (userId: string, answer: PasskeyAnswer) =>
      (await check(answer, 'confirm', userId))?.userId === userId,

    addOptions: async (user: { id: string; email: string; name: string }) => {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: APP_NAME,
        rpID,
        userID: new TextEncoder().encode(user.id),
        userName: user.email,
        userDisplayName: user.name || user.email,
        excludeCredentials: (await rowsOf(user.id)).map(credentialOf),
        ...ALGORITHMS,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await keepChallenge('add', options.challenge, user.id);
      return options;
    },
    /** Keeps a new passkey; false when the answer is not good. */
    add: async (userId: string, { name, answer }: { name: string; answer: PasskeyAnswer }): Promise<boolean> => {
      const { verifyRegistrationResponse } = await library();
      const checked = await verifyRegistrationResponse({
        response: answer as never,
        expectedChallenge: takesChallenge('add', userId),
        ...ALGORITHMS,
        ...expected,
      }).catch(() => null);
      if (!checked?.verified) return false;
      const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
      const { adapter } = await open();
      const known = await adapter.findOne({ model: 'passkey', where: [{ field: 'credentialId', value: id }] });
      if (known) return false;
      const key = Buffer.from(publicKey).toString('base64url');
      await adapter.create({
        model: 'passkey',
        data: {
          userId,
          name,
          credentialId: id,
          publicKey: key,
          counter,
          transports: transports.join(','),
          createdAt: new Date(),
        },
      });
      return true;
    },

    /** Removes a passkey of a person; false when they have no such. */
    remove: async (userId: string, id: string): Promise<boolean> => {
      const { adapter } = await open();
      const where = [
        { field: 'id', value: id },
        { field: 'userId', value: userId },
      ];
      return (await adapter.deleteMany({ model: 'passkey', where })) > 0;
    },
    /** How many passkeys a person had; there are none afterwards. */
    removeAll: async (userId: string): Promise<number> => {
      const { adapter } = await open();
      return adapter.deleteMany({ model: 'passkey', where: [{ field: 'userId', value: userId }] });
    },
  };
}

type Purpose = 'sign-in' | 'confirm' | 'add';

function nameOf(purpose: Purpose, challenge: string): string {
  return `passkey-${purpose}:${challenge}`;
}

function credentialOf({ credentialId, transports }: Row) {
  return { id: credentialId, ...(transports && { transports: transports.split(',') }) };
}

// Most of the product's starts have nobody with a passkey yet.
function library() {
  return import('@simplewebauthn/server');
}
