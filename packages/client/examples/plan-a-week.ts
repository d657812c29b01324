// Fills the next seven days of the calendar, and has the shopping list follow them. Running it twice on a day plans one week.
//   PLATEWISE_URL=https://platewise.example PLATEWISE_TOKEN=plw_... node plan-a-week.ts
import { createPlatewise } from '@platewise/client';

const DAY_MS = 24 * 3600 * 1000;
const { PLATEWISE_URL: url = 'http://localhost:3000', PLATEWISE_TOKEN: token } = process.env;
const platewise = createPlatewise({ url, token });

const dates = [1, 2, 3, 4, 5, 6, 7].map((day) => new Date(Date.now() + day * DAY_MS).toISOString().slice(0, 10));
const [from = '', to = from] = [dates.at(0), dates.at(-1)];

const filled = await platewise.call('POST /api/calendar/fill', {
  body: { days: dates.map((date) => ({ date })), mealCount: 2 },
  idempotencyKey: `week-${from}`,
  signal: AbortSignal.timeout(60_000),
});
if (!filled.ok) {
  console.error(filled.error.message);
  if (filled.error.code === 'TOO_FEW_TOKENS') console.error('Plan fewer days, or wait for the next month.');
  for (const { path, message } of filled.error.issues) console.error(`${path}: ${message}`);
  process.exit(1);
}
for (const { date, totals } of filled.data.days) console.log(`${date}: ${totals.calories} kcal`);

const list = await platewise.call('PUT /api/shopping-list/source', { body: { from, to, numberOfPeople: 1 } });
if (!list.ok) {
  console.error(list.error.message);
  process.exit(1);
}
console.log(`${list.data.items.length} items on the list.`);
