import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that depend on the theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Fails with the rule and the place when axe finds anything on the page as it stands; of a page that was looked at in
 * the other theme already, the colours alone.
 */
export async function expectAccessible(page: Page, { onlyColours = false } = {}): Promise<void> {
  const { hasAxe, isAtTop } = await page.evaluate(async () => {
    // What fades in is measured when it is there.
    const ending = document.getAnimations().filter(({ effect }) => {
      const isEndless = effect?.getComputedTiming().endTime === Infinity;
      // No frame is drawn for what stands in closed details, so that its animations never say that they have finished.
      return !isEndless && effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
    return { hasAxe: 'axe' in window, isAtTop: window.scrollY === 0 };
  });
  // Off by default, though WCAG 2.2 AA asks for it. Scrolled halfway under the bar, every control would be too small.
  const rules = { 'target-size': { enabled: isAtTop } };
  const options = {
    resultTypes: ['violations' as const],
    ...(onlyColours ? { runOnly: { type: 'rule' as const, values: COLOURS } } : { rules }),
  };
  // Its source is half a megabyte: sent once for each document. The legacy mode needs no second page to sum up in.
  const axe = hasAxe ? new AxeBuilder({ page, axeSource: 'void 0' }) : new AxeBuilder({ page });
  const { violations } = await axe.setLegacyMode().options(options).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ target }) => target).join(', ')}`,
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
