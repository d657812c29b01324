import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser holds of its subscription; the two texts are what servers get, in base64url. */
export type BrowserKeys = { pair: ECDH; p256dh: string; auth: string };

const AUTH_BYTES = 16;
const TAG_BYTES = 16;
/** Behind the text of the only record there is a 2, then padding (RFC 8188, 2). */
const LAST_RECORD = 2;

export function newBrowserKeys(): BrowserKeys {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url', 'uncompressed');
  return { pair, p256dh, auth: randomBytes(AUTH_BYTES).toString('base64url') };
}

/** The text of a message of one record (RFC 8188, 2.1; RFC 8291, 3.4 and 4); null where it is none for this browser. */
export function decryptMessage(body: Buffer, { pair, auth }: BrowserKeys): string | null {
  try {
    const salt = body.subarray(0, 16);
    const recordBytes = body.readUInt32BE(16);
    const keyLength = body.readUInt8(20);
    const senderKey = body.subarray(21, 21 + keyLength);
    const record = body.subarray(21 + keyLength);
    if (record.length > recordBytes) return null;
    const receiverKey = pair.getPublicKey();
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey]);
    const secret = derive(pair.computeSecret(senderKey), { salt: Buffer.from(auth, 'base64url'), info, bytes: 32 });
    const label = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`);
    const key = derive(secret, { salt, info: label('aes128gcm'), bytes: 16 });
    const nonce = derive(secret, { salt, info: label('nonce'), bytes: 12 });
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(record.subarray(-TAG_BYTES));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
    const end = padded.findLastIndex((byte) => byte !== 0);
    return padded[end] === LAST_RECORD ? padded.subarray(0, end).toString() : null;
  } catch {
    return null;
  }
}

function derive(secret: Buffer, { salt, info, bytes }: { salt: Buffer; info: Buffer; bytes: number }): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
