import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Options = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } };

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/**
 * A device with passkeys, as a browser hands its answers on (WebAuthn level 3, 5.1 and 6.1): one key a credential, no attestation. It may
 * be one that does not verify who holds it, and it counts what it signs.
 */
export function createPasskeyDevice({ origin, verifies = true }: { origin: string; verifies?: boolean }) {
  let credential: { id: string; key: KeyObject; user: string } | null = null;
  let counter = 0;
  const flags = USER_PRESENT | (verifies ? USER_VERIFIED : 0);

  return {
    /** Answers options for a new passkey. */
    create: ({ challenge, rp, user }: Options) => {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(16);
      credential = { id: id.toString('base64url'), key: privateKey, user: user?.id ?? '' };
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coseKey = cborMap([
        [cborInt(1), cborInt(2)],
        [cborInt(3), cborInt(-7)],
        [cborInt(-1), cborInt(1)],
        [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
        [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.from([0, id.length]);
      const about = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      const authData = Buffer.concat([authDataOf(rp?.id ?? '', flags | HAS_CREDENTIAL, counter), about]);
      const attestationObject = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ]);
      return answerOf(credential.id, {
        clientDataJSON: clientData('webauthn.create', challenge, origin),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      });
    },

    /** Answers options for a passkey that is there. */
    get: ({ challenge, rpId = '' }: Options) => {
      if (!credential) throw new Error('The device has no passkey yet.');
      counter += 1;
      const clientDataJSON = clientData('webauthn.get', challenge, origin);
      const authenticatorData = authDataOf(rpId, flags, counter);
      const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      return answerOf(credential.id, {
        clientDataJSON,
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, credential.key).toString('base64url'),
        userHandle: credential.user,
      });
    },
  };
}

function answerOf(id: string, response: object) {
  return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
}

function authDataOf(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), count]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** The head of a CBOR item (RFC 8949, 3): its kind and how long it is, up to 65,535. */
function cborHead(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
}

function cborInt(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
}

function cborMap(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
}
