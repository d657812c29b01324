import type { AdminLimited } from '@platewise/contract/admin/admin-figures-schema';
import { LIMITS } from '@platewise/contract/limits';
import { listRefused } from '../../rate-limit/rate-limit-repository.ts';
import { logAction, type Operating } from '../log/log-action.ts';

/** As `limiterSubject` writes them; what attempts to sign in are counted by begins otherwise. */
const WHO = { ip: 'address', user: 'person', token: 'token' } as const;

/** Whom a limit of calls refuses now, the longest first. */
export async function listLimited(operating: Operating): Promise<AdminLimited> {
  const { db, now } = operating;
  const limit = LIMITS.adminRowsMax;
  await logAction(operating, { action: 'limited-read' });
  const found = await listRefused(db, { at: now(), limit: limit + 1 });
  const rows = found.slice(0, limit).map(({ subject, rate_class, calls, refused_until }) => ({
    ...nameOf(subject),
    limit: rate_class,
    // A counter of somewhere else has no row of its own.
    calls: calls === 0 ? null : calls,
    until: (refused_until ?? now()).toISOString(),
  }));
  return { rows, isCut: found.length > limit };
}

function nameOf(subject: string): Pick<AdminLimited['rows'][number], 'who' | 'name'> {
  const [, kind, name = ''] = /^(ip|user|token):(.+)$/.exec(subject) ?? [];
  return kind ? { who: WHO[kind as keyof typeof WHO], name } : { who: 'sign-in', name: subject };
}
