import { OWNER, PRO } from '@platewise/api/testing/people';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';
import { untilFocused } from '../../../shared/testing/on-page.ts';

const PATH = '/import';
const SERVINGS = [
  'Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g),Carbs (g),Fat (g)',
  '2026-11-01,8:05 AM,Breakfast,"Oats, rolled",58.00 g,220.5,8,38,4',
  '2026-11-01,,Snacks,Coffee,1.00 cup,5,,,',
  '2026-11-31,,Snacks,Tea,1.00 cup,5,,,',
].join('\n');
const FACTS = { bornOn: '1991-05-02', sex: 'female', heightCm: 168, activity: 'light', aim: 'keep' } as const;

const web = testWeb();

test('without Pro there is the way to it', async () => {
  await web.open(PATH, OWNER);

  expect(await screen.findByRole('heading', { name: 'Available for Pro Users Only' })).toBeTruthy();
});

test('a file is read, shown, added and taken back', async () => {
  const user = await web.open(PATH, PRO);
  expect(await screen.findByText('Nothing yet.')).toBeTruthy();

  await choose(user, SERVINGS, 'servings.csv');
  await untilFocused(() => screen.queryByRole('heading', { name: 'In servings.csv' }));
  expect(screen.getByText('2 meals from November 1, 2026 to November 1, 2026')).toBeTruthy();
  expect(screen.getByText('Line 4: its date is no real day')).toBeTruthy();
  expect(screen.getByRole('row', { name: /^Coffee, 1 cup .* 5 not known not known not known$/ })).toBeTruthy();
  expect((await web.as(PRO).imports.list()).imports).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Add to my diary' }));
  await untilFocused(() => screen.queryByRole('heading', { name: 'Added' }));
  expect(screen.getByText('2 meals added.')).toBeTruthy();
  const { entry } = await web.as(PRO).calorie.day({ date: '2026-11-01' });
  expect(entry?.meals).toMatchObject([
    { name: 'Oats, rolled, 58 g', time: '08:05', calories: 220.5, origin: { kind: 'import', source: 'cronometer' } },
    { name: 'Coffee, 1 cup', unknown: ['protein', 'carbs', 'fat'] },
  ]);

  await user.click(await screen.findByRole('button', { name: /^Take back Cronometer, brought on/ }));
  await user.click(await screen.findByRole('button', { name: 'Yes, take it back' }));
  expect(await screen.findByText('2 entries were taken back.')).toBeTruthy();
  expect(await screen.findByText('Nothing yet.')).toBeTruthy();
  expect((await web.as(PRO).calorie.day({ date: '2026-11-01' })).entry).toBeNull();
});

test('the same file again brings nothing, and the screen says so', async () => {
  const user = await web.open(PATH, PRO);
  for (const sentence of ['2 meals added.', 'Nothing new was added.']) {
    await choose(user, SERVINGS, 'servings.csv');
    await user.click(await screen.findByRole('button', { name: 'Add to my diary' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
    if (sentence.startsWith('2')) await user.click(screen.getByRole('button', { name: 'Bring another file' }));
  }

  expect(screen.getByText('2 were there already')).toBeTruthy();
});

test('what the file leaves open is asked first', async () => {
  await web.as(PRO).body.setFacts(FACTS);
  const user = await web.open(PATH, PRO);

  await choose(user, 'Date,Body Fat %,Weight\n03/04/2026,18.5,175.0', 'Measurement-Summary.csv');
  await user.click(await screen.findByRole('radio', { name: '3 April: the day comes first' }));
  await user.click(screen.getByRole('radio', { name: 'Pounds' }));
  await user.click(screen.getByRole('button', { name: 'Go on' }));

  expect(await screen.findByText('Weight 79.4\u00a0kg', { normalizer: (text) => text })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add to my diary' }));
  expect(await screen.findByText('1 weight or waist added.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Take back MyFitnessPal/ })).toBeTruthy();
});

test('weights are left out before somebody states that they are an adult, and the preview says so', async () => {
  const user = await web.open(PATH, PRO);
  await choose(user, 'Day,Group,Metric,Unit,Amount\n2026-11-01,,Weight,kg,70', 'biometrics.csv');

  expect(await screen.findByRole('link', { name: 'the Body page' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add to my diary' }));
  expect(await screen.findByText(/^1 measure: state your date of birth on the Body page/)).toBeTruthy();
});

test('a file of something else is refused with what to do', async () => {
  const user = await web.open(PATH, PRO);
  await choose(user, 'Name,Phone\nAsha,1', 'friends.csv');

  expect(await screen.findByRole('heading', { name: 'friends.csv brings nothing' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy();
});

test('what was interrupted goes on and counts once, also where an answer was lost', async () => {
  const user = await web.open(PATH, PRO);
  await choose(user, SERVINGS, 'servings.csv');
  web.breakProcedure('imports.add', 'unacknowledged');
  await user.click(await screen.findByRole('button', { name: 'Add to my diary' }));
  expect(await screen.findByText(/0 of 2 are there\. Go on when you are online/)).toBeTruthy();

  web.mend();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await screen.findByRole('heading', { name: 'Added' });
  await waitFor(async () => {
    expect((await web.as(PRO).calorie.day({ date: '2026-11-01' })).entry?.meals).toHaveLength(2);
  });
});

async function choose(_user: UserEvent, content: string, name: string) {
  await screen.findByRole('heading', { name: /^(?:Choose a file|Added)$/ });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no way to choose a file.');
  fireEvent.change(input, { target: { files: [new File([content], name, { type: 'text/csv' })] } });
}
