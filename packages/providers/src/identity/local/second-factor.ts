import type { AppSecret } from '@platewise/contract/account/factor-schema';
import type { AuthContext } from 'better-auth';
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { getAdapter } from 'better-auth/db/adapter';
import { z } from 'zod';
import { APP_NAME } from './app-name.ts';

const SECRET_CHARACTERS = 32;
const BACKUP_CODES = 10;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

type Adapter = Awaited<ReturnType<typeof getAdapter>>;

const rowSchema = z.object({ id: z.string(), backupCodes: z.string(), verified: z.boolean().nullish() });

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/**
 * What the identity library keeps of an account's app and backup codes, in its own form, so that it checks them itself. Its endpoints that
 * set them up want the password; here a recent proof does, which its caller asks for.
 */
export function createSecondFactor(adapter: Adapter, context: Promise<Pick<AuthContext, 'secretConfig'>>) {
  const find = async (userId: string) => {
    const row = await adapter.findOne({ model: 'twoFactor', where: [{ field: 'userId', value: userId }] });
    return rowSchema.nullable().parse(row);
  };
  const encrypt = async (data: string) => symmetricEncrypt({ key: (await context).secretConfig, data });

  return {
    /** Whether an account asks for a code, is only being set up to, or does not; and how many backup codes are left. */
    read: async (userId: string): Promise<{ app: 'off' | 'prepared' | 'on'; backupCodesLeft: number }> => {
      const row = await find(userId);
      if (!row?.verified) return { app: row ? 'prepared' : 'off', backupCodesLeft: 0 };
      const json = await symmetricDecrypt({ key: (await context).secretConfig, data: row.backupCodes });
      return { app: 'on', backupCodesLeft: z.array(z.string()).parse(JSON.parse(json)).length };
    },

    /** A new secret for the app, which counts once a code of it was given. */
    prepare: async (user: { id: string; email: string }): Promise<AppSecret> => {
      const secret = generateRandomString(SECRET_CHARACTERS);
      const values = { secret: await encrypt(secret), backupCodes: await encrypt('[]'), verified: false };
      const row = await find(user.id);
      if (row) await adapter.update({ model: 'twoFactor', where: [{ field: 'id', value: row.id }], update: values });
      else await adapter.create({ model: 'twoFactor', data: { ...values, userId: user.id } });
      return { secret: base32(secret), address: appAddress(user.email, base32(secret)) };
    },

    /** New backup codes in the place of those before. */
    renewBackupCodes: async (userId: string): Promise<string[]> => {
      const codes = Array.from({ length: BACKUP_CODES }, newBackupCode);
      await adapter.update({
        model: 'twoFactor',
        where: [{ field: 'userId', value: userId }],
        update: { backupCodes: await encrypt(JSON.stringify(codes)) },
      });
      return codes;
    },

    /** Takes app and backup codes away; false when there was no app. */
    remove: async (userId: string): Promise<boolean> => {
      const row = await find(userId);
      if (!row) return false;
      await adapter.update({
        model: 'user',
        where: [{ field: 'id', value: userId }],
        update: { twoFactorEnabled: false },
      });
      await adapter.deleteMany({ model: 'twoFactor', where: [{ field: 'userId', value: userId }] });
      return row.verified === true;
    },
  };
}

function newBackupCode(): string {
  const characters = generateRandomString(10, 'a-z', 'A-Z', '0-9');
  return `${characters.slice(0, 5)}-${characters.slice(5)}`;
}

/** The address that apps read from a QR code (github.com/google/google-authenticator/wiki/Key-Uri-Format). */
function appAddress(email: string, secret: string): string {
  const label = `${encodeURIComponent(APP_NAME)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(APP_NAME)}&digits=6&period=30`;
}

/** The bytes of a text of ASCII in RFC 4648 base32, without padding, as apps take a secret. */
function base32(text: string): string {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}
