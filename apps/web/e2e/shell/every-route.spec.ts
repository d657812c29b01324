import { readFileSync } from 'node:fs';
import type { Disposable, Page } from '@playwright/test';
import { becomeCook } from '../kitchen/become-cook.ts';
import { becomePro } from '../testing/become-pro.ts';
import { expectReadable } from '../testing/expect-readable.ts';
import { expect, expectHydrated, test, visit } from '../testing/fixtures.ts';
import { LANDING, LARGE } from '../testing/lanes.ts';
import { newMember } from '../testing/member.ts';
import type { RunningServer } from '../testing/start-server.ts';
import { installControlProbe } from './control-probe.ts';
import { findDead } from './find-dead.ts';
import { COOK_ROUTES, NEW_MEMBER_ROUTES, PRO_ROUTES, type RouteCase, VISITOR_ROUTES } from './routes.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

type Person = {
  who: string;
  routes: readonly RouteCase[];
  isMember: boolean;
  lane: typeof LANDING | typeof LARGE;
  /** Makes the person, before the first page. */
  become: (page: Page, server: RunningServer) => Promise<unknown>;
};

const VISITOR: Person = {
  who: 'a visitor',
  routes: VISITOR_ROUTES,
  isMember: false,
  // Pages of words, which change seldom and have tests of their own.
  lane: LARGE,
  become: async () => null,
};
const NEW_MEMBER: Person = {
  who: 'somebody new',
  routes: NEW_MEMBER_ROUTES,
  isMember: true,
  lane: LANDING,
  become: (page) => newMember(page),
};
const COOK: Person = {
  who: 'somebody with a plan',
  routes: COOK_ROUTES,
  isMember: true,
  lane: LANDING,
  become: becomeCook,
};
const PRO: Person = {
  who: 'somebody who has Pro',
  routes: PRO_ROUTES,
  isMember: true,
  lane: LANDING,
  become: becomePro,
};

test.use({ viewport: DESK });

let probe: Disposable | undefined;

test.beforeEach(async ({ context }) => {
  probe = await context.addInitScript(installControlProbe);
});

test.afterEach(async ({ watch }) => {
  await probe?.dispose();
  // The browser itself reports a page that is not there, and a change that cannot be made.
  const expected = /status of 404 .*no(-such-post|\/such\/page)|status of 422 .*plans\.reportion/;
  watch.consoleErrors = watch.consoleErrors.filter((text) => !expected.test(text));
});

/** What was pressed on the pages of a person's path; the tabs of the settings share most of it. */
const pressedOn = new Map<string, Set<string>>();

for (const person of [VISITOR, NEW_MEMBER, COOK, PRO]) {
  for (const route of person.routes) {
    test(`${person.who} finds ${route.path} whole and readable`, person.lane, async ({ page, server }) => {
      await person.become(page, server);
      await open(page, route, person, server);
      if (route.isAlias) return;

      await expectOutline(page);
      await expectReadable(page);
      await page.setViewportSize(PHONE);
      await expectOutline(page);
      await expectReadable(page);
    });

    if (route.isAlias) continue;
    test(`${person.who} finds nothing dead on ${route.path}`, LARGE, async ({ page, server }) => {
      // Every control is pressed, on a fresh page each.
      test.setTimeout(180_000);
      const key = `${person.who} ${route.path.split('?')[0]}`;
      const pressed = pressedOn.get(key) ?? new Set();
      pressedOn.set(key, pressed);
      // Words that change by themselves would hide that a button changes nothing.
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize(PHONE);
      await person.become(page, server);
      await open(page, route, person, server);
      for (const viewport of [PHONE, DESK]) {
        await page.setViewportSize(viewport);
        expect(await findDead(page, { part: 'page', open: () => open(page, route, person, server), pressed })).toEqual(
          [],
        );
      }
    });
  }
}

for (const { person, path } of [
  { person: VISITOR, path: '/about' },
  { person: NEW_MEMBER, path: '/calendar' },
]) {
  for (const viewport of [DESK, PHONE]) {
    test(
      `nothing around a page is dead for ${person.who} at ${viewport.width} px`,
      LANDING,
      async ({ page, server }) => {
        const openAgain = async () => {
          for (const route of person.routes) if (route.path === path) await open(page, route, person, server);
        };
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize(viewport);
        await person.become(page, server);
        await openAgain();

        expect(await findDead(page, { part: 'chrome', open: openAgain })).toEqual([]);
      },
    );
  }
}

test('what is dead is found: buttons, links, places', LANDING, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const plant = async () => {
    await visit(page, '/careers');
    await page.getByRole('main').evaluate((main) => {
      const html = `
        <button type="button">No handler</button>
        <button type="button" disabled>No reason</button>
        <button type="button" id="alive">Alive</button>
        <a href="/no/such/page">No page</a>
        <a href="#no-such-place">No place</a>
        <a href="/terms#no-such-place">No place elsewhere</a>
        <a href="#">No address</a>
        <a href="https://elsewhere.example/" target="_blank" rel="opener">No shelter</a>
        <a href="mailto:nobody">No letter</a>`;
      main.insertAdjacentHTML('beforeend', html);
      const alive = document.getElementById('alive');
      alive?.addEventListener('click', () => alive.append('!'));
    });
  };
  await plant();

  expect(await findDead(page, { part: 'page', open: plant })).toEqual([
    '“No handler” does nothing',
    '“No reason” is disabled without a reason',
    '“No page” to /no/such/page is answered with 404',
    '“No place” to #no-such-place names a place that is not there',
    '“No place elsewhere” to /terms#no-such-place names a place that is not there',
    '“No address” to # leads nowhere',
    '“No shelter” to https://elsewhere.example/ lets the other page reach back',
    '“No letter” to mailto:nobody is no letter',
  ]);
});

test('no route is left out', async ({ request }) => {
  const tree = readFileSync(new URL('../../src/app/routeTree.gen.ts', import.meta.url), 'utf8');
  const patterns = [...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, path = '']) => path.replace(/(.)\/$/, '$1'));
  const map = await (await request.get('/sitemap.xml')).text();
  const built = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const visited = new Set(VISITOR_ROUTES.map(({ path }) => path.split('?')[0]));

  expect(patterns.length).toBeGreaterThan(20);
  expect(patterns.filter((path) => !path.includes('$') && !visited.has(path))).toEqual([]);
  expect(built.length).toBeGreaterThanOrEqual(21);
  expect(built.filter((path) => !visited.has(path))).toEqual([]);
});

/** Opens a route and waits until it shows what it is about, to the person whom it knows. */
async function open(page: Page, route: RouteCase, { isMember, become }: Person, server: RunningServer): Promise<void> {
  const { path, title, heading, shows, leadsTo = path, isMissing = false } = route;
  if (isMember && !(await isSignedIn(page))) await become(page, server);
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(isMissing ? 404 : 200);
  await expect(page).toHaveURL(leadsTo);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(title);
  if (shows) await expect(page.getByRole('main').getByText(shows, { exact: true }).first()).toBeVisible();
  await expectHydrated(page);
  if (isMember) await expect(page.getByRole('banner').getByText(/^(\d+ tokens|PRO)$/)).toBeVisible();
}

/** A press may have ended the session. */
async function isSignedIn(page: Page): Promise<boolean> {
  return (await page.context().cookies()).some(({ name }) => name === 'platewise.session');
}

/** One main part, one first heading, and no level of headings left out. */
async function expectOutline(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const levels = await page.evaluate(() => window.probe.headings());
  expect(levels[0], 'the first heading').toBe(1);
  const gaps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
  expect(gaps, `levels of headings: ${levels.join(' ')}`).toEqual([]);
}
