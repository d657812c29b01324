import type { Env } from '../../env/env.ts';
import { type Finding, warning } from '../finding.ts';

/** Whether test keys are allowed, and whether that is of any use; empty where they are not. */
export function checkTestKeys({
  ALLOW_TEST_KEYS,
  isRehearsal,
}: Pick<Env, 'ALLOW_TEST_KEYS' | 'isRehearsal'>): Finding[] {
  if (isRehearsal) {
    const why = 'This is a rehearsal with test keys: no payment is real, and every page says so.';
    return [warning('ALLOW_TEST_KEYS', why, 'Set live keys and leave ALLOW_TEST_KEYS out before anybody is to pay.')];
  }
  if (ALLOW_TEST_KEYS === 'off') return [];
  const why = 'It is on, but this is no production with test keys: it allows nothing.';
  return [warning('ALLOW_TEST_KEYS', why, 'Leave it out, so that test keys are refused if they come in by mistake.')];
}
