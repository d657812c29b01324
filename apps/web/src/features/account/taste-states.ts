import type { TasteEvent, TasteEventKind } from '@platewise/domain/taste/taste-events';
import type { Page } from '@playwright/test';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { askAsMember, newMember } from '../../../e2e/testing/member.ts';
import { STORED_NAMES } from '../../shared/storage/stored-names.ts';
import { NO_TASTE, type TasteRecord } from '../../shared/taste/taste-record.ts';

const path = '/settings?tab=taste';

/** What a device has learnt of a person's taste, in the settings, in each of its states. */
export const TASTE_STATES: readonly ScreenState[] = [
  {
    name: 'taste: nothing yet',
    path,
    arrange: async (page) => {
      await newMember(page);
    },
    shows: (page) => page.getByText('Nothing yet'),
  },
  {
    name: 'taste: learnt and chosen',
    path,
    arrange: (page) => withTaste(page, learnt()),
    shows: (page) => page.getByRole('heading', { name: 'Thai' }),
  },
  {
    name: 'taste: switched off',
    path,
    arrange: (page) => withTaste(page, { ...learnt(), isLearning: false }),
    shows: (page) => page.getByText(/^Nothing is remembered/),
  },
];

async function withTaste(page: Page, record: TasteRecord): Promise<void> {
  await newMember(page);
  const { about } = await askAsMember<{ about: { userId: string } }>(page, 'GET', '/api/users/me/export');
  const stored = [STORED_NAMES.localStorage.taste, JSON.stringify({ [about.userId]: record })] as const;
  await page.addInitScript(([name, value]) => localStorage.setItem(name, value), stored);
}

function learnt(): TasteRecord {
  const day = new Date().toISOString().slice(0, 10);
  const event = (kind: TasteEventKind, cuisine: string, id: string, name: string): TasteEvent => ({
    kind,
    day,
    meal: { name: `${cuisine} ${id} ${kind}`, cuisine, foods: [{ food: id, name }] },
  });
  return {
    ...NO_TASTE,
    events: [
      event('swapped-away', 'Thai', 'firm-tofu', 'Tofu, firm'),
      event('not-again', 'Thai', 'coconut-milk', 'Coconut milk, canned'),
      event('eaten', 'Thai', 'rice-white', 'Rice, white, long-grain'),
      event('hearted', 'Italian', 'pasta', 'Pasta, dry'),
      event('swapped-in', 'Italian', 'tomato', 'Tomatoes'),
    ],
    choices: { cuisines: { Indian: 'liked' }, foods: { pasta: 'ignored' } },
  };
}
