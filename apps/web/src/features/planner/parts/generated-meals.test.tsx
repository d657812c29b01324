import { OWNER } from '@platewise/api/testing/people';
import { landingTest } from '@platewise/config/testing/landing-test';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { askForPlan } from '../../../app/testing/ask-for-plan.ts';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('a meal says why it was chosen, in sentences', async () => {
  const user = await planAsVisitor();

  const reasons = await reasonsOf(await openDetails(user));

  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z].*\.$/);
});

test('each figure of a meal says where it comes from, and the lines add up to it', async () => {
  const user = await planAsVisitor();
  const details = await openDetails(user);
  const table = await openTrace(user, details);

  const rows = figuresOf(table, 'tbody tr');
  const [total] = figuresOf(table, 'tfoot tr');
  const [shownKcal] = within(details).getAllByText(/^[\d,]+\skcal$/);
  const shown = [...(details.querySelector('dl')?.querySelectorAll('dd') ?? [])].map((cell) =>
    numberIn(cell.textContent),
  );

  expect(total?.kcal).toBe(numberIn(shownKcal?.textContent));
  expect([total?.kcal, total?.protein, total?.carbs, total?.fat]).toEqual([shown[0], shown[1], shown[2], shown[5]]);
  // Every line is rounded by itself: half a unit for each of them is all that may be missing.
  const missing = (figure: Figure) =>
    Math.abs(rows.reduce((all, row) => all + row[figure], 0) - (total?.[figure] ?? Number.NaN));
  expect(missing('kcal')).toBeLessThanOrEqual(rows.length / 2);
  for (const macro of ['protein', 'carbs', 'fat'] as const) {
    expect(missing(macro)).toBeLessThanOrEqual(rows.length * 0.05 + 0.001);
  }
});

landingTest('every ingredient has its line, with a link to where its figures come from', async () => {
  const user = await planAsVisitor();
  const details = await openDetails(user);
  const table = await openTrace(user, details);

  const section = within(details).getByRole('heading', { name: 'Ingredients' }).parentElement as HTMLElement;
  const rows = table.querySelectorAll('tbody tr');
  expect(within(section).getAllByRole('listitem')).toHaveLength(rows.length);
  const name = /^USDA FoodData Central, food \d+ ?\(opens in a new tab\)$/;
  const [source] = within(details).getAllByRole('link', { name });
  expect(source?.getAttribute('href')).toMatch(/^https:\/\/fdc\.nal\.usda\.gov\/food-details\/\d+\/nutrients$/);
  expect(source?.getAttribute('target')).toBe('_blank');
  expect(source?.getAttribute('rel')).toContain('noopener');
});

landingTest('a saved plan still says why each meal was chosen', async () => {
  const user = await web.open('/meal', OWNER);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Goal' }), 'Muscle Gain');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Diet' }), 'Vegan');
  await user.click(await screen.findByRole('button', { name: 'Generate Meal Plan' }));
  await screen.findByText('Meal plan generated successfully!');
  const shownReasons = await reasonsOf(await openDetails(user));

  const later = await web.open('/dashboard', OWNER);

  expect(shownReasons.length).toBeGreaterThan(0);
  expect(await reasonsOf(await openDetails(later))).toEqual(shownReasons);
});

landingTest('sources that do not load can be asked for again', async () => {
  const user = await planAsVisitor();
  web.breakProcedure('meals.trace', 'failing');
  const details = within(await openDetails(user));
  const disclosure = details.getByRole('button', { name: 'Where the numbers come from' });
  disclosure.focus();
  await user.keyboard('{Enter}');
  expect((await details.findByText(/^The sources could not be loaded\./)).closest('[role="alert"]')).toBeTruthy();

  web.mend();
  details.getByRole('button', { name: 'Retry' }).focus();
  await user.keyboard('{Enter}');

  expect(await details.findByRole('table')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(disclosure));
});

test('the certificate says what was checked, what each word removes and what it cannot know', async () => {
  const user = await planAsVisitor({ exclude: 'nuts, dragonfruit' });

  await user.click(screen.getByRole('button', { name: /ingredients checked/ }));

  const account = await screen.findByRole('region', { name: 'What was checked' });
  for (const words of [
    /Vegetarian: every ingredient was checked/,
    /Each of the \d+ ingredients was checked/,
    /nuts: (\d+) of \1 ingredients checked\./,
    /“nuts” was understood as .+\. It takes \d+ foods out of our table\./,
    /cannot assess “dragonfruit”\. Where you excluded it, .+ we cannot tell\./,
    /Brands, traces and cross-contact are beyond it/,
  ]) {
    await waitFor(() => expect(account.textContent).toMatch(words));
  }
  const rows = within(account).getAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Calories', 'Protein', 'Carbs', 'Fat']);
});

type Figure = 'kcal' | 'protein' | 'carbs' | 'fat';

async function planAsVisitor({ exclude = '' } = {}): Promise<UserEvent> {
  const user = await web.open('/meal');
  if (exclude) {
    await user.click(screen.getByRole('button', { name: 'Show advanced options' }));
    await user.type(await screen.findByLabelText('Exclude Ingredients'), exclude);
  }
  await askForPlan(user, 'Try Demo (2 free)');
  await screen.findByText('Meal plan generated successfully!');
  return user;
}

async function openDetails(user: UserEvent): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole('button', { name: 'Show meal details' });
  await user.click(first as HTMLElement);
  return screen.findByRole('dialog');
}

async function reasonsOf(details: HTMLElement): Promise<(string | null)[]> {
  const section = (await within(details).findByRole('heading', { name: 'Why this meal' })).parentElement as HTMLElement;
  return (await within(section).findAllByRole('listitem')).map(({ textContent }) => textContent);
}

async function openTrace(user: UserEvent, details: HTMLElement): Promise<HTMLElement> {
  await user.click(within(details).getByRole('button', { name: 'Where the numbers come from' }));
  return within(details).findByRole('table');
}

/** The figures in the rows of the trace; the shares beneath them are left aside. */
function figuresOf(table: HTMLElement, rows: string): Record<Figure, number>[] {
  return [...table.querySelectorAll(rows)].map((row) => {
    const [, kcal, protein, carbs, fat] = [...row.querySelectorAll('td')].map((cell) =>
      numberIn(cell.firstChild?.textContent),
    );
    const missing = Number.NaN;
    return { kcal: kcal ?? missing, protein: protein ?? missing, carbs: carbs ?? missing, fat: fat ?? missing };
  });
}

function numberIn(text: string | null | undefined): number {
  return Number.parseFloat((text ?? '').replaceAll(',', ''));
}
