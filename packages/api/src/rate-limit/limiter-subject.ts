import { isIPv6 } from 'node:net';
import type { Context } from '../context.ts';

type Caller = Pick<Context, 'identity' | 'ip'> & Partial<Pick<Context, 'tokenId'>>;

/**
 * Whom a call is counted for: the personal API token, so that a script leaves its owner's screens their own count, else
 * the user, else the address (an IPv6 network of 64 bits counts as one address).
 */
export function limiterSubject({ identity, ip, tokenId }: Caller): string {
  if (!identity) return `ip:${network(ip)}`;
  return tokenId ? `token:${tokenId}` : `user:${identity.userId}`;
}

function network(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const isShortened = ip.includes('::');
  const zeros = isShortened ? Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0') : [];
  const all = [...groups, ...zeros, ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
