import type { Page } from '@playwright/test';
import { localToday, putEntry } from '../calendar/calendar-member.ts';
import { follow } from '../shopping/stored-list.ts';
import { becomePro } from '../testing/become-pro.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { askAsMember, saveFavorite, savePlan, saveProfile } from '../testing/member.ts';

const SOUP = 'מרק עדשים 2';
const HEBREW = /[\u0590-\u05ff]/;

test(
  'names in Hebrew read from right to left wherever they stand, and nothing around them does',
  LANDING,
  async ({ page, server }) => {
    test.slow();
    await becomePro(page, server);
    const { planId, meals } = await savePlan(page);
    await askAsMember(page, 'PATCH', `/api/meals/plans/${planId}`, { name: SOUP });
    const meal = meals[0];
    if (!meal) throw new Error('no meal');
    await saveFavorite(page, { ...meal, id: `${meal.id}-own`, name: SOUP });
    await saveProfile(page, { name: SOUP, goal: 'balanced', dietaryPreferences: 'vegan', calorieTarget: 1900 });
    await askAsMember(page, 'POST', '/api/users/me/tokens', { name: SOUP });
    await putEntry(page, localToday(), 'lunch', { note: SOUP });
    const eaten = { date: localToday(), name: SOUP, calories: 300, protein: 10, carbs: 40, fat: 8 };
    await askAsMember(page, 'POST', '/api/calorie/meals', eaten);
    await follow(page, { planIds: [planId], numberOfPeople: 2 });
    await askAsMember(page, 'POST', '/api/shopping-list/items', { name: SOUP });

    for (const path of [
      '/dashboard',
      '/user/favorites',
      '/meal',
      '/calendar',
      '/calorie-tracker',
      '/shopping',
      '/settings?tab=profiles',
      '/settings?tab=api',
    ]) {
      await visit(page, path);
      await expect(page.getByText(HEBREW).first(), path).toBeVisible();
      expect(await astray(page), path).toEqual([]);
    }

    await visit(page, '/shopping');
    const field = page.getByLabel('Add to the list');
    await field.fill(SOUP);
    await expect(field).toHaveCSS('direction', 'rtl');
    await field.fill('Lentil soup');
    await expect(field).toHaveCSS('direction', 'ltr');
  },
);

/** Texts with a name in Hebrew whose direction is not its own: neither theirs nor kept apart from the words around it. */
function astray(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      const parent = node.parentElement;
      if (!/[\u0590-\u05ff]/.test(text) || !parent || ['SCRIPT', 'STYLE', 'TEXTAREA'].includes(parent.tagName))
        continue;
      const isApart = !/(^|[^\u2068\u0590-\u05ff ])[\u0590-\u05ff]/.test(text) && text.includes('\u2068');
      if (!isApart && getComputedStyle(parent).direction !== 'rtl') {
        found.push(`${parent.closest('[class]')?.className}: ${text}`);
      }
    }
    return found;
  });
}
