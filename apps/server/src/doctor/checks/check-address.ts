import type { Env } from '../../env/env.ts';
import { type Finding, fault, ok, warning } from '../finding.ts';

const THIS_MACHINE = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether PUBLIC_URL and WEB_ORIGINS are addresses from which people can sign in. */
export function checkAddress({
  PUBLIC_URL,
  WEB_ORIGINS,
  TRUST_PROXY,
  isProduction,
}: Pick<Env, 'PUBLIC_URL' | 'WEB_ORIGINS' | 'TRUST_PROXY' | 'isProduction'>): Finding[] {
  return [
    addressFinding(PUBLIC_URL, isProduction),
    ...WEB_ORIGINS.filter((origin) => !isSafe(origin)).map((origin) =>
      fault(
        'WEB_ORIGINS',
        `${origin} is not https: what its pages send can be read and changed on the way.`,
        'Serve these pages by https, and write the address with https:// in WEB_ORIGINS.',
      ),
    ),
    ...(WEB_ORIGINS.includes(PUBLIC_URL)
      ? [warning('WEB_ORIGINS', `${PUBLIC_URL} is PUBLIC_URL, which may call the API already.`, 'Remove it there.')]
      : []),
    ...(PUBLIC_URL.startsWith('https:') && TRUST_PROXY.length === 0
      ? [
          warning(
            'TRUST_PROXY',
            'It is not set, but a proxy must stand before the server where PUBLIC_URL is https: everybody shares its limits.',
            "Set TRUST_PROXY to the proxy's addresses.",
          ),
        ]
      : []),
  ];
}

function addressFinding(publicUrl: string, isProduction: boolean): Finding {
  const what = 'PUBLIC_URL';
  const { protocol, hostname } = new URL(publicUrl);
  if (!isSafe(publicUrl)) {
    const why = `${publicUrl} is not https: cookies of sign-ins can be read on the way, and browsers install no offline page.`;
    return fault(
      what,
      why,
      'Put a proxy with a certificate before the server, and set PUBLIC_URL to its https:// address.',
    );
  }
  if (isProduction && THIS_MACHINE.test(hostname)) {
    const why = `${publicUrl} leads to this machine: links in emails are of no use elsewhere, and nobody else can sign in.`;
    return warning(what, why, 'Set PUBLIC_URL to the address that people type.');
  }
  return ok(
    what,
    `${publicUrl} is ${protocol === 'https:' ? 'https' : 'this machine'}; sign-ins are taken from there.`,
  );
}

// Browsers take this machine for safe without https.
function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || THIS_MACHINE.test(hostname);
}
