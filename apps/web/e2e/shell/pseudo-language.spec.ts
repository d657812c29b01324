import { compileTexts } from '@platewise/contract/language/compile-texts';
import { pseudoTexts } from '@platewise/contract/language/testing/pseudo-texts';
import type { Page } from '@playwright/test';
import { localToday, putEntry } from '../calendar/calendar-member.ts';
import { follow } from '../shopping/stored-list.ts';
import { becomePro } from '../testing/become-pro.ts';
import { expect, test } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { askAsMember, saveFavorite, savePlan, saveProfile } from '../testing/member.ts';

// A clock or a script in its pages stays.
test.use({ isWarm: false });

const PATHS = [
  '/dashboard',
  '/user/favorites',
  '/calendar',
  '/calorie-tracker',
  '/shopping',
  '/settings',
  '/settings?tab=profiles',
  '/settings?tab=preferences',
  '/settings?tab=taste',
  '/settings?tab=subscription',
  '/settings?tab=api',
];
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const direction of ['ltr', 'rtl'] as const) {
  test(
    `in a language that nobody speaks, written ${direction}: no sentence is left, no label is cut`,
    LANDING,
    async ({ page, server }) => {
      test.slow();
      const texts = compileTexts(await pseudoTexts());
      await keepSomething(page, server);
      await page.addInitScript(
        (given) => {
          globalThis.platewiseLanguage = given;
        },
        { language: 'en-XA', direction, texts },
      );

      const found: string[] = [];
      for (const path of PATHS) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
        await page.waitForLoadState('networkidle');
        for (const size of WIDTHS) {
          await page.setViewportSize(size);
          const faults = await page.evaluate(findFaults);
          found.push(...faults.map((fault) => `${path} at ${size.width}: ${fault}`));
        }
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
      }
      expect([...new Set(found)]).toEqual([]);
    },
  );
}

async function keepSomething(page: Page, server: Parameters<typeof becomePro>[1]): Promise<void> {
  await becomePro(page, server);
  const { planId, meals } = await savePlan(page);
  await saveFavorite(page, meals[0]);
  await saveProfile(page, { name: 'ÁŠ', goal: 'balanced', dietaryPreferences: 'vegan', calorieTarget: 1900 });
  await putEntry(page, localToday(), 'lunch', { note: 'ŇÓ' });
  await askAsMember(page, 'POST', '/api/calorie/meals', { date: localToday(), name: 'ŠÓ', calories: 300 });
  await follow(page, { planIds: [planId], numberOfPeople: 2 });
}

/** Words of the page that no translation has touched, and labels that do not fit. Runs in the page. */
function findFaults(): string[] {
  // Names of dishes, foods, people and browsers are data, and so are tags, which are stored with a meal; dates are written by the browser, which speaks English here.
  const dates =
    /\b(January|February|March|April|May|June|July|August|September|October|November|December|[A-Z][a-z]{2}|[A-Z][a-z]+day)\b/g;
  const isData = (element: Element) =>
    element.closest('[dir="auto"], bdi, code, kbd, time, [translate="no"], svg title, [lang=en]') !== null;
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const faults: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.textContent ?? '').replaceAll(dates, '').trim();
    if (!parent || !isSeen(parent) || isData(parent) || ['SCRIPT', 'STYLE'].includes(parent.tagName)) continue;
    if (/[a-z]{3}/.test(text) && !/@|Chrome/.test(text))
      faults.push(`English: ${text.slice(0, 60)} <${parent.closest('[class]')?.className}>`);
  }
  for (const label of document.querySelectorAll<HTMLElement>('button, [role=tab], nav a, label, th')) {
    if (!isSeen(label) || isData(label) || label.innerText.includes('@')) continue;
    for (const box of [label, ...label.querySelectorAll<HTMLElement>('span')]) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === 'hidden' && box.clientWidth > 8 && box.scrollWidth > box.clientWidth + 1)
        faults.push(`cut: ${(label.innerText || label.ariaLabel || '').slice(0, 50)}`);
    }
  }
  return faults;
}
