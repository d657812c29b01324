/** A button, tab, switch or summary that can be seen. */
export type Control = {
  /** Where it stands in the document, the same after a reload. */
  place: string;
  name: string;
  isDisabled: boolean;
  /** Why nothing is to be expected of it: it says so itself, its form is not filled in yet, or it is chosen already. */
  excuse: string | null;
};

/** A link that can be seen. */
export type SeenLink = {
  name: string;
  /** As it is written. */
  href: string | null;
  url: string;
  /** For a link to a place in this very page: whether the place is there. */
  hasPlace: boolean | null;
  target: string;
  rel: string;
};

/** Which part of a page: what surrounds every page alike, or what a route shows within it. */
export type Part = 'page' | 'chrome';

/** What became of a press: a complaint, or none; whether the page shows something else now. */
export type Pressed = { complaint: string | null; isElsewhere: boolean };

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to another declaration
  interface Window {
    probe: {
      /** The controls of a part, as they are now; later presses are compared with this state. */
      controls: (part: Part) => Control[];
      links: () => SeenLink[];
      /** The levels of the headings that can be seen. */
      headings: () => number[];
      press: (place: string) => Promise<Pressed>;
    };
  }
}

/**
 * Puts `window.probe` into a page, before any of its own scripts run. Handed to the browser as it stands, so everything
 * that it uses is within.
 */
export function installControlProbe(): void {
  const CONTROLS = 'button, summary, [role="button"], [role="tab"], [role="switch"], [type="radio"], [type="checkbox"]';
  const CHROME = ['header', 'footer', 'aside[aria-label="Sidebar"]', '[aria-haspopup]']
    .map((selector) => `${selector}:not(main *)`)
    .join();
  const QUIET_MS = 80;
  const QUIET_WITHIN_MS = 3000;
  const ANSWER_WITHIN_MS = 2000;
  const EVERYTHING = { subtree: true, childList: true, attributes: true, characterData: true };

  // What a page does outside the nodes of its document is noted here.
  let outside: string[] = [];
  window.print = () => void outside.push('printed');
  window.open = () => {
    outside.push('opened a window');
    return null;
  };
  document.addEventListener('toggle', () => outside.push('opened a popover'), true);
  // The window of the system for choosing a file is no part of the page.
  document.addEventListener(
    'click',
    ({ target }) => target instanceof HTMLInputElement && target.type === 'file' && outside.push('asked for a file'),
    true,
  );
  document.addEventListener('DOMContentLoaded', () => {
    navigator.clipboard.writeText = async () => void outside.push('copied');
  });

  function isSeen(element: Element): boolean {
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isVisible && element.getBoundingClientRect().width > 1;
  }

  function nameOf(element: Element): string {
    const text = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
    return (element.getAttribute('aria-label') ?? text ?? '').trim();
  }

  function placeOf(element: Element): string {
    const steps: string[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { tagName } = at;
      const alike = [...(at.parentElement?.children ?? [])].filter((other) => other.tagName === tagName);
      steps.unshift(`${tagName.toLowerCase()}:nth-of-type(${alike.indexOf(at) + 1})`);
    }
    return ['body', ...steps].join(' > ');
  }

  function isOff(element: Element): boolean {
    return element.matches(':disabled, [aria-disabled="true"]');
  }

  function excuseOf(element: Element): string | null {
    if (element.matches(':checked, [role="tab"][aria-selected="true"]')) return 'is chosen already';
    if (!isOff(element)) return null;
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
    const reason =
      ids.map((id) => document.getElementById(id)?.textContent ?? '').join('') || element.getAttribute('title');
    if (reason) return reason;
    const fields = [...(element.closest('form')?.querySelectorAll('input, textarea') ?? [])];
    return fields.some((field) => 'value' in field && !field.value) ? 'waits for its form' : null;
  }

  function seenControls(part: Part): Element[] {
    return [...document.querySelectorAll(CONTROLS)].filter(
      (element) => isSeen(element) && (element.closest(CHROME) !== null) === (part === 'chrome'),
    );
  }

  /** What makes this page another one: its address, what lies over it, its controls and which of them are off. */
  function state(): string {
    const over = document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"], :popover-open').length;
    const controls = [...document.querySelectorAll(CONTROLS)].filter(isSeen);
    return JSON.stringify([location.href, over, controls.map((element) => `${placeOf(element)} ${isOff(element)}`)]);
  }

  /** Waits until the document has not changed for a while. */
  function quiet(): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        observer.disconnect();
        clearTimeout(timer);
        clearTimeout(limit);
        resolve();
      };
      const limit = setTimeout(end, QUIET_WITHIN_MS);
      let timer = setTimeout(end, QUIET_MS);
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(end, QUIET_MS);
      });
      observer.observe(document, EVERYTHING);
    });
  }

  /** Whether anything happens that a person could notice. The focus ring is not: these presses move no focus. */
  async function isAnswered(act: () => void): Promise<boolean> {
    const look = () => [location.href, scrollX, scrollY, document.activeElement];
    const before = look();
    outside = [];
    const observer = new MutationObserver(() => outside.push('changed the document'));
    observer.observe(document, EVERYTHING);
    const deadline = performance.now() + ANSWER_WITHIN_MS;
    const hasAnswer = () => outside.length > 0 || look().some((value, index) => value !== before[index]);
    act();
    do await new Promise((resolve) => setTimeout(resolve, 5));
    while (!hasAnswer() && performance.now() < deadline);
    observer.disconnect();
    return hasAnswer();
  }

  /** The events of a press with a pointer, without its hover, which would open hints. */
  function click(element: HTMLElement): void {
    const init = { bubbles: true, cancelable: true, composed: true, button: 0, detail: 1 };
    element.dispatchEvent(new PointerEvent('pointerdown', { ...init, isPrimary: true, pointerType: 'mouse' }));
    element.dispatchEvent(new MouseEvent('mousedown', init));
    element.dispatchEvent(new PointerEvent('pointerup', { ...init, isPrimary: true, pointerType: 'mouse' }));
    element.dispatchEvent(new MouseEvent('mouseup', init));
    element.click();
  }

  async function complaintAbout(element: HTMLElement | null): Promise<string | null> {
    if (!element || !isSeen(element)) return 'is not there any more';
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // What follows a scroll, such as the bar that floats, begins with the next frames.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await quiet();
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    const isReached = hit && (element.contains(hit) || hit.closest('label')?.htmlFor === element.id);
    if (!isReached) return `is covered by ${hit?.outerHTML.slice(0, 80)}`;
    return (await isAnswered(() => click(element))) ? null : 'does nothing';
  }

  let arrival = '';

  window.probe = {
    controls: (part) => {
      arrival = state();
      return seenControls(part).map((element) => ({
        place: placeOf(element),
        name: nameOf(element),
        isDisabled: isOff(element),
        excuse: excuseOf(element),
      }));
    },
    links: () => {
      const [here] = location.href.split('#');
      return [...document.querySelectorAll('a')].filter(isSeen).map((link) => ({
        name: nameOf(link),
        href: link.getAttribute('href'),
        url: link.href,
        hasPlace:
          link.hash && link.href.split('#')[0] === here
            ? document.getElementById(decodeURIComponent(link.hash.slice(1))) !== null
            : null,
        target: link.target,
        rel: link.rel,
      }));
    },
    headings: () =>
      [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isSeen).map(({ tagName }) => Number(tagName[1])),
    press: async (place) => {
      const complaint = await complaintAbout(document.querySelector<HTMLElement>(place));
      await quiet();
      return { complaint, isElsewhere: state() !== arrival };
    },
  };
}
