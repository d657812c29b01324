import type { Locator, Page } from '@playwright/test';
import { choose, mealCards, mealNames } from '../planner/planner-page.ts';
import { expectReadable } from '../testing/expect-readable.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { askAsMember, newMember, saveFavorite, savePlan } from '../testing/member.ts';

// A clock or a script in its pages stays.
test.use({ isWarm: false });

const PHONE = { width: 390, height: 844 };

test('a meal is cooked step by step, by keyboard, and leaving leads back', async ({ page }) => {
  await keepFajitas(page);
  const start = await openDetails(page, 'Tofu fajitas');
  await start.press('Enter');

  const mode = page.getByRole('dialog', { name: 'Cooking: Tofu fajitas' });
  await expect(step(mode)).toHaveText('Step 1 of 6');
  await expect(mode.getByRole('listitem').filter({ hasText: 'extra-firm tofu' })).toContainText(
    /\d+\sg extra-firm tofu/,
  );
  await expect(mode.getByRole('listitem').filter({ hasText: 'tortilla' })).toHaveCount(0);

  // Arrow keys and the space bar turn the page; the dashboard beneath keeps its own.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(step(mode)).toHaveText('Step 3 of 6');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+Space');
  await expect(step(mode)).toHaveText('Step 1 of 6');
  await page.keyboard.press('ArrowLeft');
  await expect(step(mode)).toHaveText('Step 1 of 6');
  for (const _ of Array.from({ length: 9 })) await page.keyboard.press('ArrowRight');
  await expect(step(mode)).toHaveText('Step 6 of 6');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.keyboard.press('Escape');
  await expect(mode).toBeHidden();
  await expect(start).toBeFocused();

  // It has an entry of its own: Back closes it, and it alone.
  await start.press('Enter');
  await expect(step(mode)).toHaveText('Step 1 of 6');
  await page.goBack();
  await expect(mode).toBeHidden();
  await expect(start).toBeFocused();
  await expect(page).toHaveURL(/\/dashboard$/);

  await start.press('Enter');
  for (const _ of Array.from({ length: 5 })) await mode.getByRole('button', { name: 'Next' }).click();
  await mode.getByRole('button', { name: 'Finish' }).click();
  await expect(mode).toBeHidden();
});

test('a visitor cooks from the planner, and the plan is still there afterwards', LANDING, async ({ page }) => {
  await visit(page, '/meal');
  await choose(page, 'Goal', 'Maintenance');
  await choose(page, 'Diet', 'Vegetarian');
  await page.getByRole('button', { name: 'Try Demo (2 free)' }).click();
  const [meal = ''] = await mealNames(page, 2);

  await (await openDetails(page, meal)).click();
  const mode = page.getByRole('dialog', { name: `Cooking: ${meal}` });
  await expect(step(mode)).toHaveText(/^Step 1 of \d+$/);
  await leave(page);

  expect((await mealNames(page, 2))[0]).toBe(meal);
});

test('timers run side by side, wait, survive a reload and ring', LANDING, async ({ page }) => {
  await page.clock.install();
  await countTones(page);
  await keepFajitas(page);
  await (await openDetails(page, 'Tofu fajitas')).click();
  const mode = page.getByRole('dialog', { name: 'Cooking: Tofu fajitas' });
  await turnTo(mode, 2);
  await mode.getByRole('button', { name: 'Start a timer: 3 minutes' }).click();
  await expect(mode.getByRole('status').filter({ hasText: 'Timer started: 3 minutes' })).toBeAttached();
  await turnTo(mode, 3);
  await mode.getByRole('button', { name: 'Start a timer: 6 minutes' }).click();
  const clocks = mode.getByRole('timer');
  await expect(clocks).toHaveCount(2);

  await page.clock.runFor(60_000);
  await expect(clocks.first()).toHaveText(/^(2:00|1:5\d)$/);
  await mode.getByRole('button', { name: 'Pause. Step 3: 6 minutes' }).click();
  const pending = (await clocks.nth(1).textContent()) ?? '';
  await page.clock.runFor(30_000);
  await expect(clocks.nth(1)).toHaveText(pending);

  // Loaded again, the page is where it was, and the timers went on.
  await page.reload();
  await expect(mealCards(page).first()).toBeAttached();
  await page.clock.runFor(1000);
  await expect(step(mode)).toHaveText('Step 3 of 6');
  await expect(clocks.first()).toHaveText(/^1:[0-3]\d$/);
  await expect(clocks.nth(1)).toHaveText(pending);
  await expect(mode.getByText('so that the timers can ring')).toBeVisible();

  // The first press of any kind readies the sound; then it rings, and is reported.
  await page.keyboard.press('Shift');
  await page.clock.runFor(1000);
  await expect(mode.getByText('so that the timers can ring')).toBeHidden();
  await page.clock.runFor(90_000);
  await expect(mode.getByRole('alert').filter({ hasText: 'Time is up. Step 2: 3 minutes' })).toBeAttached();
  await expect(clocks.first()).toHaveText(/^\+0:\d\d$/);
  expect(await tones(page)).toBeGreaterThan(0);
  await mode.getByRole('button', { name: '1 min more' }).click();
  await expect(clocks.first()).toHaveText(/^(1:00|0:5\d)$/);

  // Cooking mode is left, and the timer still speaks up.
  await page.keyboard.press('Escape');
  await expect(mode).toBeHidden();
  await expect(page.getByRole('button', { name: 'Start cooking' })).toBeFocused();
  await page.clock.runFor(61_000);
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Tofu fajitas with two peppers and charred onion, step 2: 3 minutes' });
  await expect(alert).toBeVisible();
  await alert.getByRole('button').click();
  const rung = await tones(page);
  await page.clock.runFor(10_000);
  expect(await tones(page)).toBe(rung);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cookingTimers'))).not.toContain('3 minutes');
});

test('amounts that were chosen are those that are cooked, also after a reload', LANDING, async ({ page }) => {
  await keepFajitas(page);
  const start = await openDetails(page, 'Tofu fajitas');
  await page.getByRole('button', { name: 'For more servings' }).click();
  await page.getByRole('button', { name: 'For more servings' }).click();
  await start.click();
  const mode = page.getByRole('dialog', { name: 'Cooking: Tofu fajitas' });
  await expect(mode.getByText('Amounts for 2 servings')).toBeVisible();
  const tofu = mode.getByRole('listitem').filter({ hasText: 'extra-firm tofu' });
  const amount = (await tofu.textContent()) ?? '';

  await page.reload();

  await expect(mode.getByText('Amounts for 2 servings')).toBeVisible();
  await expect(tofu).toHaveText(amount);
});

test('a timer that ran out while no page was open rings on the next page', LANDING, async ({ page }) => {
  await countTones(page);
  await keepFajitas(page);
  await page.evaluate(() => {
    const timer = { id: 'meal-1 2 0', mealId: 'meal-1', mealName: 'Dal', step: 2, label: '3 minutes' };
    const times = { seconds: 180, longestSeconds: 180, endsAtMs: Date.now() - 60_000, leftMs: null };
    localStorage.setItem('cookingTimers', JSON.stringify([{ ...timer, ...times }]));
  });

  await visit(page, '/shopping');
  const alert = page.getByRole('alert').filter({ hasText: 'Time is up. Dal, step 2: 3 minutes' });
  await expect(alert).toBeVisible();
  await page.keyboard.press('Shift');
  await expect.poll(() => tones(page)).toBeGreaterThan(0);

  await alert.getByRole('button').click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cookingTimers'))).toBeNull();
  await visit(page, '/dashboard');
  await expect(mealCards(page).first()).toBeVisible();
  await expect(alert).toBeHidden();
});

test('a browser that cannot keep the screen awake is reported', LANDING, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
  await keepFajitas(page);
  await (await openDetails(page, 'Tofu fajitas')).click();

  await expect(page.getByText('did not let us keep the screen awake')).toBeVisible();
});

test('favorites are cooked from too; what came without steps or ingredients says so', LANDING, async ({ page }) => {
  await newMember(page);
  const { meals } = await savePlan(page);
  const bare = { ...meals[0], id: 'bare', items: [], ingredients: [], instructions: [] };
  await saveFavorite(page, { ...bare, name: 'Only a name' } as (typeof meals)[number]);
  await saveFavorite(page, {
    ...bare,
    id: 'lines',
    name: 'Only lines',
    ingredients: ['2 tbsp olive oil', 'salt'],
  } as (typeof meals)[number]);
  await saveFavorite(page, {
    ...bare,
    id: 'steps',
    name: 'Only steps',
    instructions: ['Stir it for 20-25 min.'],
  } as (typeof meals)[number]);
  await visit(page, '/user/favorites');

  await (await openDetails(page, 'Only a name')).click();
  const mode = page.getByRole('dialog', { name: 'Cooking:' });
  await expect(mode).toContainText('without steps and without ingredients: there is nothing to cook from');
  await leave(page);

  await (await openDetails(page, 'Only lines')).click();
  await expect(mode).toContainText('without steps of its own');
  await expect(mode.getByRole('listitem')).toHaveText(['2 tbsp olive oil', 'salt']);
  await leave(page);

  await (await openDetails(page, 'Only steps')).click();
  await expect(step(mode)).toHaveText('Step 1 of 1');
  await expect(mode).toContainText('without ingredients, so its steps stand alone');
  await expect(mode.getByRole('button', { name: 'Start a timer: 20-25 min' })).toBeVisible();
});

test(
  'it can be read in both themes, on a wide screen, a phone and enlarged; a swipe turns the page',
  LANDING,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      hasTouch: true,
      viewport: { width: 1440, height: 900 },
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await keepFajitas(page);
    await (await openDetails(page, 'Tofu fajitas')).click();
    const mode = page.getByRole('dialog', { name: 'Cooking: Tofu fajitas' });
    await turnTo(mode, 2);
    await mode.getByRole('button', { name: 'Start a timer: 3 minutes' }).click();

    for (const viewport of [
      { width: 1440, height: 900 },
      PHONE,
      { width: 720, height: 450 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectReadable(page);
      expect(await mode.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
    }

    await page.setViewportSize(PHONE);
    await swipe(page, 300, 80);
    await expect(step(mode)).toHaveText('Step 3 of 6');
    await swipe(page, 80, 300);
    await expect(step(mode)).toHaveText('Step 2 of 6');
    await context.close();
  },
);

test('the screen is kept awake, again when it is seen again, and a refusal is reported', LANDING, async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked, refuses: false });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async (kind: string) => {
          asked.push(kind);
          if (Reflect.get(window, 'refuses')) throw new DOMException('low battery', 'NotAllowedError');
          return { released: true, release: async () => void asked.push('released') };
        },
      },
    });
  });
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked'));
  await keepFajitas(page);
  const start = await openDetails(page, 'Tofu fajitas');
  expect(await asked()).toEqual([]);

  await start.click();
  const hint = page.getByText('did not let us keep the screen awake');
  await expect.poll(asked).toEqual(['screen']);
  await expect(hint).toBeHidden();
  await page.evaluate(() => {
    Reflect.set(window, 'refuses', true);
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(hint).toBeVisible();

  await leave(page);
  await expect.poll(asked).toEqual(['screen', 'screen', 'released']);
});

/** A member whose plan, the same in every run, holds the fajitas, on the dashboard. */
/** A day as it was planned once: what is planned today for the same words may be another one. */
const FAJITA_DAY = [
  {
    name: 'Tofu fajitas with two peppers and charred onion',
    mealType: 'lunch',
    items: itemsOf(
      'extra-firm-tofu 245, tortilla-whole-wheat 115, olive-oil 11, bell-pepper-red 150, bell-pepper-yellow 115, onion 100, tomato 100, garlic 4.5, lime-juice 18, cumin 1.5, paprika 2.25, oregano 1.05, coriander-leaf 9, salt 1.35',
    ),
  },
  {
    name: 'Pierogi ruskie with potato and curd cheese, beetroot and apple salad, and chickpeas',
    mealType: 'dinner',
    items: itemsOf(
      'cottage-cheese 230, greek-yogurt 55, wheat-flour-white 75, potato 125, butter 14, beetroot 75, apple 40, onion 65, lemon-juice 11, black-pepper 0.95, salt 0.55, chickpea-canned 255',
    ),
  },
];

function itemsOf(text: string): { food: string; grams: number }[] {
  return text.split(', ').map((item) => {
    const [food = '', grams] = item.split(' ');
    return { food, grams: Number(grams) };
  });
}

async function keepFajitas(page: Page): Promise<void> {
  await newMember(page);
  const request = { goal: 'maintenance', dietaryPreferences: 'vegetarian' };
  await askAsMember(page, 'POST', '/api/meals/plans', { request, seed: 7, items: FAJITA_DAY });
  await visit(page, '/dashboard');
}

/** Opens the details of a meal; the button that starts to cook it. */
async function openDetails(page: Page, meal: string): Promise<Locator> {
  await mealCards(page).filter({ hasText: meal }).getByRole('button', { name: 'Show meal details' }).click();
  const start = page.getByRole('dialog').getByRole('button', { name: 'Start cooking' });
  await expect(start).toBeVisible();
  return start;
}

/** Leaves cooking mode and the details beneath it. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leave cooking mode' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

function step(mode: Locator): Locator {
  return mode.getByRole('heading', { level: 3 }).first();
}

async function turnTo(mode: Locator, place: number): Promise<void> {
  await expect(step(mode)).toBeVisible();
  while (!(await step(mode).textContent())?.startsWith(`Step ${place} `)) {
    await mode.getByRole('button', { name: 'Next' }).click();
  }
}

/** Counts what the browser is asked to sound. */
async function countTones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'tones', 0);
    const start: () => void = Reflect.get(OscillatorNode.prototype, 'start');
    const counted = new Proxy(start, {
      apply(target, tone, when: []) {
        Reflect.set(window, 'tones', Reflect.get(window, 'tones') + 1);
        Reflect.apply(target, tone, when);
      },
    });
    Reflect.set(OscillatorNode.prototype, 'start', counted);
  });
}

function tones(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'tones')));
}

/** A finger's way over the middle of the screen, as the browser reports it. */
async function swipe(page: Page, fromX: number, toX: number): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: 240 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(fromX) });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(fromX + (toX - fromX) * part) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}
