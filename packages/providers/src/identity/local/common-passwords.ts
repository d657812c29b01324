import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MOST_USED: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'most-used-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#')),
);

/** Shorter names, such as "al", stand in many passwords by chance. */
const NAME_MIN_CHARACTERS = 3;

/**
 * Why a password of an account would be guessed first, or null: it is among the 3,000 most used ones, letter case aside
 * (OWASP ASVS 5.0, 6.2.4), or it is the account's own address or the name in it with nothing but digits and signs around.
 */
export function passwordWeakness(password: string, { email }: { email: string }): 'common' | 'own-name' | null {
  const typed = password.trim().toLowerCase();
  if (MOST_USED.has(typed)) return 'common';
  return isOwnName(typed, email.trim().toLowerCase()) ? 'own-name' : null;
}

function isOwnName(typed: string, email: string): boolean {
  const [name = ''] = email.split('@');
  if (typed === email || typed === name) return true;
  const characters = charactersOf(name);
  return (
    characters.length >= NAME_MIN_CHARACTERS && [characters, characters + characters].includes(charactersOf(typed))
  );
}

function charactersOf(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, '');
}
