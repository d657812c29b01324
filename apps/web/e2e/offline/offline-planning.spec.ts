import { readdirSync } from 'node:fs';
import { type GenerationResult, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import type { Locator, Page } from '@playwright/test';
import { choose, expectMeals, mealCards, mealNames } from '../planner/planner-page.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { newMember } from '../testing/member.ts';
import { WEB_DIR } from '../testing/start-server.ts';

const WORKER = /\/assets\/plan-worker-[^/]+\.js$/;
const GENERATE = '**/trpc/meals.generate**';
const SAVE = '**/trpc/plans.save**';
const NOTICE = 'Planned on this device because the server could not be reached. It is not saved yet.';

/** Every diet, every number of meals, and each kind of wish that steers a plan. */
const REQUESTS = [
  { goal: 'maintenance', dietaryPreferences: 'vegetarian', seed: 1 },
  { goal: 'weight_loss', dietaryPreferences: 'vegan', mealCount: 3, calorieTarget: 1500, seed: 20_001 },
  { goal: 'muscle_gain', dietaryPreferences: 'high_protein', mealCount: 5, calorieTarget: 3200, seed: 3 },
  { goal: 'athletic_performance', dietaryPreferences: 'mediterranean', mealCount: 4, calorieTarget: 2800, seed: 404 },
  { goal: 'weight_loss', dietaryPreferences: 'keto', mealCount: 3, calorieTarget: 1600, seed: 2_147_483_647 },
  { goal: 'maintenance', dietaryPreferences: 'paleo', excludeIngredients: ['eggs', 'shellfish'], seed: 66 },
  { goal: 'maintenance', dietaryPreferences: 'low_carb', cookingTime: 'quick', mealCount: 3, seed: 777 },
  {
    goal: 'balanced',
    dietaryPreferences: 'none',
    mealCount: 3,
    excludeIngredients: ['nuts', 'dairy', 'gluten', 'xyzzy'],
    additionalNotes: 'Indian food please, no mushrooms',
    seed: 88,
  },
  { goal: 'balanced', dietaryPreferences: 'none', slot: 'breakfast', calorieTarget: 450, seed: 9 },
  { goal: 'muscle_gain', dietaryPreferences: 'vegan', cookingTime: 'slow', calorieTarget: 2400, seed: 10 },
];

/** A day that nobody can plan: what is stated about it must be the same as well. */
const IMPOSSIBLE = { goal: 'maintenance', dietaryPreferences: 'none', mealCount: 1, calorieTarget: 6000, seed: 11 };

test('the browser makes the plans that the server makes', async ({ page }) => {
  await visit(page, '/');

  for (const request of REQUESTS) {
    const answer = await page.request.post('/api/meals/generate', { data: request });
    expect(answer.status(), JSON.stringify(request)).toBe(200);
    const served: GenerationResult = await answer.json();
    const meals = served.meals.map(({ id: _id, isFavorite: _isFavorite, ...meal }) => meal);

    expect(await planInWorker(page, request)).toEqual({ ok: true, ...served, meals });
  }
});

test('the browser refuses with the sentence of the server', async ({ page }) => {
  await visit(page, '/');
  const answer = await page.request.post('/api/meals/generate', { data: IMPOSSIBLE });
  expect(answer.status()).toBe(422);

  expect(await planInWorker(page, IMPOSSIBLE)).toEqual({ ok: false, reason: (await answer.json()).error });
});

test.describe('without the server', () => {
  // The browser itself reports each request that fails as an error in the console.
  test.afterEach(({ watch }) => {
    watch.consoleErrors = watch.consoleErrors.filter((text) => !/meals\.generate|plans\.save|plan-worker/.test(text));
  });

  test('a visitor gets a plan made here, which counts as a demo', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.route(GENERATE, (route) => route.abort());
    await page.goto('/meal', { waitUntil: 'networkidle' });
    expect(scripts.filter((url) => WORKER.test(url))).toEqual([]);
    expect(await bytesOfFoods(page, scripts)).toEqual([]);

    await askForPlan(page, 'Try Demo (2 free)');

    await expect(notes(page).getByText(NOTICE)).toBeVisible();
    await expect(mealCards(page)).toHaveCount(2);
    expect(scripts.filter((url) => WORKER.test(url))).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('demoMealCount'))).toBe('1');
    await expectAccessible(page);
  });

  test(
    'what is made here for somebody signed in is stored as soon as the server takes it',
    LANDING,
    async ({ page }) => {
      await newMember(page);
      await visit(page, '/meal');
      await page.route(GENERATE, (route) =>
        route.fulfill({ status: 503, contentType: 'text/html', body: '<p>Down</p>' }),
      );
      await page.route(SAVE, (route) => route.abort());
      await askForPlan(page, 'Generate Meal Plan');
      await expect(notes(page).getByText(/^Planned on this device\. It will be saved/)).toBeVisible();
      await expect(page.getByRole('button', { name: '10 tokens' })).toBeVisible();
      const planned = await mealNames(page, 2);

      await page.unroute(GENERATE);
      await page.unroute(SAVE);
      await expect(page.getByText('Planned on this device')).toBeHidden();
      await expect(page.getByText(/^The server had made your plan/)).toHaveCount(0);
      await expectMeals(page, planned);
      await page.getByRole('button', { name: 'Save Meal Plan' }).click();
      await expect(page.getByText('Meal plan saved locally!')).toBeVisible();

      await visit(page, '/dashboard');
      await expectMeals(page, planned);
    },
  );

  test('what the server made and could not say is not paid again by who tries again', LANDING, async ({ page }) => {
    await newMember(page);
    await visit(page, '/meal');
    await page.route(GENERATE, async (route) => {
      await route.fetch();
      await route.fulfill({ status: 500, json: { error: { message: '', code: -32603, data: { code: 'INTERNAL' } } } });
    });
    await askForPlan(page, 'Generate Meal Plan');
    await expect(page.getByRole('heading', { name: 'Generation Failed' })).toBeVisible();

    await page.unroute(GENERATE);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
    await expect(mealCards(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: '8 tokens' })).toBeVisible();

    // The next one is another order.
    await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
    await expect(page.getByRole('button', { name: '6 tokens' })).toBeVisible();
  });

  test(
    'a plan whose answer is lost on the way is one plan and paid once, though another is made here',
    LANDING,
    async ({ page }) => {
      await newMember(page);
      await visit(page, '/meal');
      const served: string[][] = [];
      await page.route(GENERATE, async (route) => {
        const { result } = await (await route.fetch()).json();
        served.push(result.data.meals.map(({ name }: { name: string }) => name));
        await route.abort();
      });
      await page.route(SAVE, (route) => route.abort());
      await askForPlan(page, 'Generate Meal Plan');
      await expect(notes(page).getByText(/^Planned on this device\. It will be saved/)).toBeVisible();

      await page.unroute(SAVE);
      await expect(page.getByText(/^The server had made your plan before the connection broke\./)).toBeVisible();
      await expect(page.getByText('Planned on this device')).toBeHidden();
      await expectMeals(page, served[0] ?? []);
      await expect(page.getByRole('button', { name: '8 tokens' })).toBeVisible();

      await visit(page, '/dashboard');
      await expectMeals(page, served[0] ?? []);
      await expect(page.getByRole('main').locator('article:has(article)')).toHaveCount(1);
    },
  );

  test('a device that cannot load the planner says what to do', LANDING, async ({ page }) => {
    await page.route(GENERATE, (route) => route.abort());
    await page.route(WORKER, (route) => route.abort());
    await visit(page, '/meal');

    await askForPlan(page, 'Try Demo (2 free)');

    await expect(page.getByRole('heading', { name: 'Generation Failed' })).toBeVisible();
    await expect(page.getByText('Check your connection and try again.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('demoMealCount'))).toBeNull();
    await expectAccessible(page);

    // The next try starts again, and works as soon as the planner can be fetched.
    await page.unroute(WORKER);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('button', { name: 'Try Demo (2 free)' }).click();
    await expect(notes(page).getByText(NOTICE)).toBeVisible();
  });

  test('a refusal of the server is informed as before', async ({ page }) => {
    const error = 'Ask for 2 meals or more.';
    await page.route(GENERATE, (route) =>
      route.fulfill({
        status: 422,
        json: { error: { code: -32022, message: error, data: { code: 'PLAN_IMPOSSIBLE', error, httpStatus: 422 } } },
      }),
    );
    await visit(page, '/meal');

    await askForPlan(page, 'Try Demo (2 free)');

    await expect(page.getByText(error)).toBeVisible();
    await expect(mealCards(page)).toHaveCount(0);
  });
});

/** Starts the built worker in the page, as the planner does, and asks it once. */
function planInWorker(page: Page, asked: { seed: number }): Promise<unknown> {
  const [file] = readdirSync(`${WEB_DIR}/assets`).filter((name) => WORKER.test(`/assets/${name}`));
  const request = generationRequestSchema.parse(asked);
  const question = { id: 1, request, seed: asked.seed, avoid: [], disliked: [] };
  return page.evaluate(
    ({ url, message }) =>
      new Promise((resolve, reject) => {
        const worker = new Worker(url, { type: 'module' });
        worker.addEventListener('error', (error) => reject(new Error(error.message)));
        worker.addEventListener('message', ({ data }) => {
          worker.terminate();
          resolve(data.outcome);
        });
        worker.postMessage(message);
      }),
    { url: `/assets/${file}`, message: question },
  );
}

/** The scripts among the addresses that carry foods: 'firm-tofu' is the name of one in the table. */
async function bytesOfFoods(page: Page, addresses: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses.filter((url) => url.endsWith('.js'))) {
    const text = await (await page.request.get(address)).text();
    if (text.includes('firm-tofu')) found.push(address);
  }
  return found;
}

async function askForPlan(page: Page, button: string): Promise<void> {
  await choose(page, 'Goal', 'Maintenance');
  await choose(page, 'Diet', 'Vegetarian');
  await page.getByRole('button', { name: button }).click();
}

function notes(page: Page): Locator {
  return page.getByRole('list', { name: 'Notes on this plan' });
}
