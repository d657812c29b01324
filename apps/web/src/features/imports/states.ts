import type { Page } from '@playwright/test';
import { fails, neverAnswers } from '../../../e2e/states/answers.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { becomePro } from '../../../e2e/testing/become-pro.ts';
import { newMember } from '../../../e2e/testing/member.ts';

const path = '/import';
const HEADER = 'Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g),Carbs (g),Fat (g)';
const SERVINGS = [
  HEADER,
  '2026-11-01,8:05 AM,Breakfast,"Oats, rolled",58.00 g,220.5,8,38,4',
  '2026-11-01,11:00 AM,Snacks,Coffee with a name that is long enough to need a second line on a phone,1.00 cup,5,,,',
  '2026-11-01,1:10 PM,Lunch,Rajma Chawal,1.00 full recipe,612.3,22.4,101,12.1',
  '2026-11-02,,Dinner,Paneer Tikka,250.00 g,540,32,14,41',
].join('\n');
const PARTLY = [SERVINGS, '2026-11-31,,Snacks,Tea,1.00 cup,5,,,', '2026-11-02,,Snacks,Cake,1.00 slice,much,,,'].join(
  '\n',
);

/** /import in each of its states. */
export const IMPORT_STATES: readonly ScreenState[] = [
  {
    name: 'import: without Pro',
    path,
    arrange: (page) => newMember(page),
    shows: (page) => page.getByRole('heading', { name: 'Available for Pro Users Only' }),
  },
  {
    name: 'import: loading',
    path,
    arrange: async (page, server) => {
      await becomePro(page, server);
      await neverAnswers(page, 'imports.list');
    },
    shows: (page) => page.locator('[aria-busy=true]'),
  },
  {
    name: 'import: cannot be loaded',
    path,
    arrange: async (page, server) => {
      await becomePro(page, server);
      await fails(page, 'imports.list');
    },
    shows: (page) => page.getByRole('heading', { name: 'Your imports could not be loaded' }),
  },
  {
    name: 'import: empty',
    path,
    arrange: (page, server) => becomePro(page, server),
    shows: (page) => page.getByText('Nothing yet.'),
  },
  {
    name: 'import: another file',
    path,
    arrange: (page, server) => becomePro(page, server),
    act: (page) => choose(page, 'friends.csv', 'Name,Phone\nAsha,1'),
    shows: (page) => page.getByRole('heading', { name: 'friends.csv brings nothing' }),
  },
  {
    name: 'import: a question first',
    path,
    arrange: (page, server) => becomePro(page, server),
    act: (page) => choose(page, 'Measurement-Summary.csv', 'Date,Body Fat %,Weight\n03/04/2026,18.5,175.0'),
    shows: (page) => page.getByRole('radio', { name: 'Pounds' }),
  },
  {
    name: 'import: preview',
    path,
    arrange: (page, server) => becomePro(page, server),
    act: (page) => choose(page, 'servings.csv', SERVINGS),
    shows: (page) => page.getByRole('button', { name: 'Add to my diary' }),
  },
  {
    name: 'import: partly unreadable',
    path,
    arrange: (page, server) => becomePro(page, server),
    act: (page) => choose(page, 'servings.csv', PARTLY),
    shows: (page) => page.getByText('Line 7: a figure is no number'),
  },
  {
    name: 'import: adding',
    path,
    arrange: async (page, server) => {
      await becomePro(page, server);
      await neverAnswers(page, 'imports.add');
    },
    act: async (page) => {
      await choose(page, 'servings.csv', SERVINGS);
      await page.getByRole('button', { name: 'Add to my diary' }).click();
    },
    shows: (page) => page.getByText('0 of 4 added'),
  },
  {
    name: 'import: interrupted',
    path,
    arrange: async (page, server) => {
      await becomePro(page, server);
      await fails(page, 'imports.add');
    },
    act: async (page) => {
      await choose(page, 'servings.csv', SERVINGS);
      await page.getByRole('button', { name: 'Add to my diary' }).click();
    },
    shows: (page) => page.getByText(/nothing is added twice/),
  },
  {
    name: 'import: done',
    path,
    arrange: (page, server) => becomePro(page, server),
    act: (page) => add(page),
    shows: (page) => page.getByRole('button', { name: /^Take back Cronometer/ }),
  },
  {
    name: 'import: is it to be taken back',
    path,
    arrange: (page, server) => becomePro(page, server),
    act: async (page) => {
      await add(page);
      await page.getByRole('button', { name: /^Take back Cronometer/ }).click();
    },
    shows: (page) => page.getByRole('button', { name: 'Yes, take it back' }),
  },
  {
    name: 'import: taken back',
    path,
    arrange: (page, server) => becomePro(page, server),
    act: async (page) => {
      await add(page);
      await page.getByRole('button', { name: /^Take back Cronometer/ }).click();
      await page.getByRole('button', { name: 'Yes, take it back' }).click();
    },
    shows: (page) => page.getByText('4 entries were taken back.'),
  },
];

async function add(page: Page): Promise<void> {
  await choose(page, 'servings.csv', SERVINGS);
  await page.getByRole('button', { name: 'Add to my diary' }).click();
  await page.getByRole('heading', { name: 'Added' }).waitFor();
}

async function choose(page: Page, name: string, content: string): Promise<void> {
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  const buffer = Buffer.from(content);
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
}
