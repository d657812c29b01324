const FORM = /^pk_(live|test)_([A-Za-z0-9+/]+={0,2})$/;
const HOST = /^([a-z0-9-]+\.)+[a-z]{2,}(:\d{1,5})?$/i;

/** What a publishable key says: the host of the instance's frontend API, and whether it is a live one. */
export type PublishableKey = { host: string; isLive: boolean };

/** Reads a publishable key: `pk_live_` or `pk_test_`, then the host and a dollar sign in base64. Null for anything else. */
export function readPublishableKey(key: string): PublishableKey | null {
  const [, mode, encoded = ''] = FORM.exec(key) ?? [];
  const text = Buffer.from(encoded, 'base64').toString('latin1');
  const host = text.endsWith('$') ? text.slice(0, -1) : '';
  return HOST.test(host) ? { host, isLive: mode === 'live' } : null;
}
