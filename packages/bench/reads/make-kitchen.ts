import { randomUUID } from 'node:crypto';

const PASSWORD = 'seven purple plates';
const DAY_MS = 86_400_000;

/** Somebody who has begun last week, and somebody who has everything. */
export const SIZES = { beginner: { plans: 1, plannedDays: 1 }, veteran: { plans: 8, plannedDays: 7 } } as const;

export type KitchenSize = keyof typeof SIZES;

/** Days that are the same in every run. */
export type Week = { today: string; monday: string; sunday: string };

/** Signs somebody up, whom `becomePro` makes a member, and gives them something of everything that people read. */
export async function makeKitchen(
  url: string,
  {
    origin,
    week,
    size,
    becomePro,
  }: { origin: string; week: Week; size: KitchenSize; becomePro: (email: string) => Promise<void> },
): Promise<{ userId: string }> {
  const { userId, email, token } = await signUp(url, origin);
  const ask = (method: string, path: string, body?: object) => askAs(url, token, { method, path, body });
  // The first call makes their record, which is what is granted to.
  await ask('GET', '/api/sub/subscription-status');
  await becomePro(email);

  await ask('PATCH', '/api/users/me/preferences', { timeZone: 'Asia/Kolkata', weekStart: 1, units: 'metric' });
  await ask('POST', '/api/users/me/profiles', { name: 'Asha', goal: 'maintenance', calorieTarget: 2000 });
  const { plans, plannedDays } = SIZES[size];
  for (let seed = 1; seed <= plans; seed += 1) {
    const request = { goal: 'maintenance', dietaryPreferences: 'none', mealCount: 3, calorieTarget: 2000, seed };
    const { meals } = (await ask('POST', '/api/meals/generate', request)) as { meals: { name: string }[] };
    await ask('POST', '/api/meals/favorites', { meal: meals[0] });
  }
  const first = Math.min(Date.parse(week.today), Date.parse(week.sunday) - (plannedDays - 1) * DAY_MS);
  const days = Array.from({ length: plannedDays }, (_, day) => ({
    date: new Date(first + day * DAY_MS).toISOString().slice(0, 10),
    slots: ['breakfast', 'lunch', 'dinner'],
  }));
  await ask('POST', '/api/calendar/fill', { days, mealCount: 3, seed: 7 });
  await ask('PUT', '/api/shopping-list/source', { from: week.monday, to: week.sunday, numberOfPeople: 1 });
  await ask('PUT', '/api/calorie/daily-goal', { dailyGoal: 2000, date: week.today });
  for (const [time, name] of [
    ['08:00', 'Porridge'],
    ['11:00', 'Banana'],
    ['16:30', 'Tea and a biscuit'],
  ]) {
    const figures = { calories: 180, protein: 6, carbs: 25, fat: 4 };
    await ask('POST', '/api/calorie/meals', { name, ...figures, date: week.today, time });
  }
  await ask('PUT', `/api/calorie/planned/${week.today}/lunch`, { outcome: 'eaten' });
  return { userId };
}

async function signUp(url: string, origin: string) {
  const email = `${randomUUID()}@example.test`;
  const signedUp = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password: PASSWORD, name: 'Asha' }),
  });
  if (!signedUp.ok) throw new Error(await signedUp.text());
  const { user } = (await signedUp.json()) as { user: { id: string } };
  const cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const answer = await fetch(`${url}/api/auth/token`, { headers: { cookie } });
  const { token } = (await answer.json()) as { token: string };
  return { userId: user.id, email, token };
}

async function askAs(
  url: string,
  token: string,
  { method, path, body }: { method: string; path: string; body: object | undefined },
): Promise<unknown> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${text}`);
  return text ? JSON.parse(text) : null;
}
