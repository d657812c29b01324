import { authRequest } from './auth-request.ts';

/** Whether this browser at this address can make and use passkeys: it takes options as JSON, and the page is of a name with TLS or of this machine. */
export function canUsePasskeys(): boolean {
  return (
    typeof window !== 'undefined' &&
    window.isSecureContext &&
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function' &&
    !isNumber(window.location.hostname)
  );
}

/** A passkey is for a name. */
function isNumber(hostname: string): boolean {
  return hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
}

/** Whether the browser can offer passkeys where an address is typed. */
export async function canFillPasskeys(): Promise<boolean> {
  return canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/**
 * Has the person choose a passkey, and gives what their device answered; null when they did not, or cannot here. With `signal` it waits in
 * the field for the address instead of asking at once.
 */
export async function answerWithPasskey(optionsPath: string, signal?: AbortSignal): Promise<unknown> {
  const options = await authRequest(optionsPath, {});
  if (!options.ok || signal?.aborted) return null;
  try {
    const credential = await navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options.body as never),
      ...(signal && { signal, mediation: 'conditional' }),
    });
    return asJson(credential);
  } catch {
    // Given up, timed out, or no such passkey: the browser does not say which.
    return null;
  }
}

/** Has a device make a passkey of options; null when it did not. */
export async function makePasskey(options: Record<string, unknown>): Promise<unknown> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
    return asJson(await navigator.credentials.create({ publicKey }));
  } catch {
    return null;
  }
}

function asJson(credential: Credential | null): unknown {
  return credential instanceof PublicKeyCredential ? credential.toJSON() : null;
}
