import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { leaving } from '../shared/session/leaving.ts';
import { browserStorage, tabStorage } from '../shared/storage/browser-storage.ts';
import { STORED_NAMES } from '../shared/storage/stored-names.ts';
import { subscribeToLeaving } from './on-leaving.ts';

/** Ids of the chosen profiles: they say nothing, so they outlast the sign-out. */
const STAYS = 'plannerProfiles';

const SOURCE = join(import.meta.dirname, '..');

/** The names in `storedByPerson(STORED_NAMES.<place>.<name>` of all modules. */
function namesByPerson(): { place: 'localStorage' | 'sessionStorage'; name: string }[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  return files.flatMap((file) =>
    [
      ...readFileSync(join(SOURCE, file), 'utf8').matchAll(
        /storedByPerson\(STORED_NAMES\.(localStorage|sessionStorage)\.(\w+)/g,
      ),
    ].map(([, place, name]) => ({
      place: place === 'localStorage' ? place : ('sessionStorage' as const),
      name: name ?? '',
    })),
  );
}

afterEach(() => vi.unstubAllGlobals());

test('nothing that is stored by person is left of somebody who signed out, and all of the others', () => {
  // The height of the profiles is a property of the document.
  vi.stubGlobal('document', { documentElement: { style: { removeProperty: () => undefined } } });
  const stored = namesByPerson().filter(({ name }) => name !== STAYS);
  const storageOf = (place: string) => (place === 'localStorage' ? browserStorage : tabStorage);
  const keyOf = ({ place, name }: (typeof stored)[number]) =>
    String((STORED_NAMES[place] as Record<string, string>)[name]);
  for (const one of stored) storageOf(one.place).write(keyOf(one), JSON.stringify({ ana: 'typed', ben: 'typed' }));

  subscribeToLeaving();
  leaving.notify('ana');

  expect(stored.length).toBeGreaterThanOrEqual(7);
  const left = stored.map((one) => storageOf(one.place).read(keyOf(one)));
  expect(left).toEqual(stored.map(() => '{"ben":"typed"}'));
});
