/** Characters of a subject (decisions 8); a longer one in the address is cut. */
const SUBJECT_MAX = 200;

/**
 * The search part of /contact: what the subject field starts with. Anything but text and numbers is left out. Set to
 * undefined, since the router keeps the raw value of what is left out.
 */
export function readContactSearch(search: Record<string, unknown>): { subject?: string | undefined } {
  const { subject } = search;
  if (typeof subject !== 'string' && typeof subject !== 'number') return { subject: undefined };
  const oneLine = String(subject)
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim();
  return { subject: Array.from(oneLine).slice(0, SUBJECT_MAX).join('') || undefined };
}
