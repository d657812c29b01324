import { freeTop } from './free-top.ts';

/** Titles, what closes a dialog, and fields. */
const NOT_COVERED =
  'h1, h2, h3, h4, input, textarea, select, [role="combobox"], [contenteditable], button[aria-label^="Close"]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';
const TOP = '--toasts-top';

/**
 * Keeps the toasts off titles, close buttons and fields, also when something is opened or scrolled meanwhile.
 * @returns a function that ends it
 */
export function keepInFreePlace(rack: HTMLElement): () => void {
  let frame = 0;
  const place = () => {
    frame = 0;
    rack.style.setProperty(TOP, `${placeOf(rack)}px`);
  };
  const later = () => {
    frame ||= requestAnimationFrame(place);
  };
  place();
  const changes = new MutationObserver(later);
  changes.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('scroll', later, { capture: true, passive: true });
  window.addEventListener('resize', later);
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    window.removeEventListener('scroll', later, { capture: true });
    window.removeEventListener('resize', later);
  };
}

function placeOf(rack: HTMLElement): number {
  const { left, right, height } = rack.getBoundingClientRect();
  // Behind a dialog nothing can be read or filled in.
  const front = Array.from(document.querySelectorAll(DIALOG)).findLast((dialog) => dialog.checkVisibility());
  const taken = Array.from((front ?? document).querySelectorAll(NOT_COVERED))
    .filter((element) => !rack.contains(element) && element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.right > left && box.left < right);
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-height'));
  const current = Number.parseFloat(rack.style.getPropertyValue(TOP));
  return freeTop({ height, current: current || null, preferred: bar + 8, end: window.innerHeight, taken });
}
