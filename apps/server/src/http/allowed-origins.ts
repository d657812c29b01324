import type { Env } from '../env/env.ts';

/** The origins whose pages may sign people in: the public address and the allow-list; on this machine any of its names. */
export function allowedOrigins({ PUBLIC_URL, WEB_ORIGINS }: Pick<Env, 'PUBLIC_URL' | 'WEB_ORIGINS'>): string[] {
  const { protocol, hostname, port } = new URL(PUBLIC_URL);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  const names = isLocal ? ['localhost', '127.0.0.1', '[::1]'] : [];
  const local = names.map((name) => new URL(`${protocol}//${name}:${port}`).origin);
  return [...new Set([PUBLIC_URL, ...local, ...WEB_ORIGINS])];
}
