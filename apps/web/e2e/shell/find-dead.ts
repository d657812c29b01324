import type { Page } from '@playwright/test';
import type { Control, Part, Pressed, SeenLink } from './control-probe.ts';

type Options = {
  part: Part;
  /** Brings the page back to where it is now, before anything was pressed. */
  open: () => Promise<void>;
  /** What was pressed already, at another width for instance; what is pressed now is added. */
  pressed?: Set<string>;
};

/** Disabled for good, with their name as the reason (shell 2). */
const SPEAKS_FOR_ITSELF = ['Current plan'];

/** Pressed last, since they take away what the others stand on. */
const TAKES_AWAY = /log ?out|remove|not this meal|generate a meal/i;

/** What distinguishes the days and slots of a calendar, and nothing else of a control's name. */
const DAY_OR_SLOT =
  /\b(\w+day|January|February|March|April|May|June|July|August|September|October|November|December|Breakfast|Lunch|Snack|Dinner)|[\d,]+/g;

/** Controls that differ in day or slot alone are the same code: as many of them are pressed. */
const OF_A_KIND = 2;

/** Addresses that were asked for and found. */
const found = new Set<string>();

/** Presses every button of a part of the page and looks where every link leads; names each that is dead, and how. */
export async function findDead(page: Page, { part, open, pressed = new Set() }: Options): Promise<string[]> {
  const dead: string[] = [];
  const links = new Map<string, SeenLink>();
  const noteLinks = async () => {
    for (const link of await page.evaluate(() => window.probe.links())) links.set(`${link.name} ${link.url}`, link);
  };
  const arrive = () => page.evaluate((name) => window.probe.controls(name), part);
  const openAgain = async () => {
    // Locks and the like last as long as the tab.
    await page.evaluate(() => sessionStorage.clear());
    await open();
    await arrive();
  };

  if (pressed.size > 0) await openAgain();
  const controls = await arrive();
  await noteLinks();
  let isTouched = false;
  const kinds = new Map<string, number>();
  for (const { place, name, isDisabled, excuse } of inOrder(controls)) {
    if (pressed.has(`${place} ${name}`) || excuse || SPEAKS_FOR_ITSELF.includes(name)) continue;
    pressed.add(`${place} ${name}`);
    if (isDisabled) {
      dead.push(`“${name}” is disabled without a reason`);
      continue;
    }
    const kind = name.replaceAll(DAY_OR_SLOT, '#');
    const ofKind = (kinds.get(kind) ?? 0) + 1;
    kinds.set(kind, ofKind);
    if (kind !== name && ofKind > OF_A_KIND) continue;
    let { complaint, isElsewhere } = await press(page, place);
    if (complaint && isTouched) {
      // What was pressed before may have been in the way.
      await openAgain();
      ({ complaint, isElsewhere } = await press(page, place));
    }
    if (complaint) dead.push(`“${name}” ${complaint}`);
    await noteLinks();
    if (isElsewhere) await openAgain();
    isTouched = !isElsewhere;
  }
  return [...dead, ...(await findDeadLinks(page, [...links.values()]))];
}

function inOrder(controls: Control[]): Control[] {
  return controls.toSorted((a, b) => Number(TAKES_AWAY.test(a.name)) - Number(TAKES_AWAY.test(b.name)));
}

async function press(page: Page, place: string): Promise<Pressed> {
  try {
    return await page.evaluate((where) => window.probe.press(where), place);
  } catch (error) {
    // A page that is left while it is asked has answered.
    if (!/context was destroyed|navigation/i.test(String(error))) throw error;
    await page.waitForLoadState();
    return { complaint: null, isElsewhere: true };
  }
}

async function findDeadLinks(page: Page, links: SeenLink[]): Promise<string[]> {
  const dead: string[] = [];
  for (const link of links) {
    const complaint = await complaintAbout(page, link);
    if (complaint) dead.push(`“${link.name}” to ${link.href} ${complaint}`);
  }
  return dead;
}

async function complaintAbout(page: Page, { href, url, hasPlace, target, rel }: SeenLink): Promise<string | null> {
  if (!href || href === '#') return 'leads nowhere';
  if (hasPlace !== null) return hasPlace ? null : 'names a place that is not there';
  const { protocol, origin, pathname } = new URL(url);
  if (protocol === 'mailto:') return /^mailto:([^\s@?]+@[^\s@?]+|\?subject=.+)/.test(href) ? null : 'is no letter';
  if (protocol === 'tel:') return /^\+?\d{6,15}$/.test(pathname) ? null : 'is no number';
  if (!/^https?:$/.test(protocol)) return 'is no address';
  if (origin === new URL(page.url()).origin) return complaintAboutPage(page, new URL(url));
  return target === '_blank' && !rel.includes('noopener') ? 'lets the other page reach back' : null;
}

/** Asks the server for the page, and looks for the place in it that the address names. */
async function complaintAboutPage(page: Page, { href, hash }: URL): Promise<string | null> {
  if (found.has(href)) return null;
  const answer = await page.request.get(href);
  if (answer.status() !== 200) return `is answered with ${answer.status()}`;
  const id = decodeURIComponent(hash.slice(1));
  if (id && !(await answer.text()).includes(`id="${id}"`)) return 'names a place that is not there';
  found.add(href);
  return null;
}
