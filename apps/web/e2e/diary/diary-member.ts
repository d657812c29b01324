import { addDays } from '@platewise/contract/dates/local-date';
import type { Page } from '@playwright/test';
import { localToday } from '../calendar/calendar-member.ts';
import { becomePro } from '../testing/become-pro.ts';
import { askAsMember, saveFavorite, savePlan } from '../testing/member.ts';
import type { RunningServer } from '../testing/start-server.ts';

type Meal = { name: string; calories: number; protein?: number; carbs?: number; fat?: number; time?: string };

/** Puts a meal into the member's diary. */
export function saveMeal(page: Page, date: string, meal: Meal): Promise<{ _id: string; meals: { id: string }[] }> {
  return askAsMember(page, 'POST', '/api/calorie/meals', { date, ...meal });
}

/** Somebody with Pro whose today is planned, the same meals in every run: 2,000 kcal in breakfast, lunch and dinner. */
export async function becomeTracker(page: Page, server: RunningServer): Promise<string> {
  await becomePro(page, server);
  const today = localToday();
  await askAsMember(page, 'POST', '/api/calendar/fill', { days: [{ date: today }], mealCount: 3, seed: 11 });
  return today;
}

/** The same, after half a day: a tick, own figures, a food of the table, a figure that nobody knows, favorites. */
export async function becomeBusyTracker(page: Page, server: RunningServer): Promise<string> {
  const today = await becomeTracker(page, server);
  const eaten = { outcome: 'eaten', share: 0.5, time: '08:15' };
  await askAsMember(page, 'PUT', `/api/calorie/planned/${today}/breakfast`, eaten);
  await saveMeal(page, today, {
    name: 'Chicken Salad',
    calories: 350,
    protein: 30,
    carbs: 12.5,
    fat: 18,
    time: '12:40',
  });
  await saveMeal(page, today, { name: 'Birthday cake at the office', calories: 410, time: '15:05' });
  await askAsMember(page, 'POST', '/api/calorie/foods', { food: 'apple', grams: 182, date: today, time: '16:30' });
  const { meals } = await savePlan(page, { mealCount: 3, seed: 3 });
  for (const meal of meals) await saveFavorite(page, meal);
  return today;
}

/** Somebody who logged most of the last weeks, with a goal that was changed once. */
export async function becomeDiarist(page: Page, server: RunningServer, days = 30): Promise<string> {
  await becomePro(page, server);
  const today = localToday();
  const goal = (dailyGoal: number, date: string, protein: number) =>
    askAsMember(page, 'PUT', '/api/calorie/daily-goal', { dailyGoal, date, protein });
  await goal(2200, addDays(today, -60), 110);
  await goal(2000, addDays(today, -12), 120);
  for (let ago = 0; ago < days; ago += 1) {
    // Every sixth day somebody had other things to do.
    if (ago % 6 === 4) continue;
    const kcal = 1650 + ((ago * 137) % 700);
    const [protein, carbs, fat] = [70 + ((ago * 29) % 70), 160 + ((ago * 47) % 110), 50 + ((ago * 13) % 40)];
    await saveMeal(page, addDays(today, -ago), {
      name: `Day ${ago}`,
      calories: kcal,
      protein,
      carbs,
      fat,
      time: '19:00',
    });
  }
  return today;
}
