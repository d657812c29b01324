import type { PrepGuide } from '@platewise/contract/plans/prep-guide-schema';

/** A short name of a guide: the same for the same plans with the same work, another when a plan was changed. */
export function guideKey({ days, tasks }: Pick<PrepGuide, 'days' | 'tasks'>): string {
  const text = JSON.stringify([days.map(({ planId }) => planId), tasks.map(({ id, title }) => [id, title])]);
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(36);
}
