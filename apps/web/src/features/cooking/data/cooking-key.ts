type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & {
  target: { closest?: (selector: string) => unknown } | EventTarget | null;
};

/** Places where the keys move a caret or a value. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** Places that the space bar presses. */
const PRESSED_BY_SPACE = `${FIELDS}, button, a, summary, [role="button"]`;

/**
 * Where a key leads: arrow keys turn the page while no field has focus, the space bar turns it where it presses nothing,
 * back with Shift. Escape is the dialog's own.
 */
export function cookingKey(press: KeyPress): 'next' | 'previous' | null {
  if (press.altKey || press.ctrlKey || press.metaKey) return null;
  if (press.key === ' ') return isIn(press, PRESSED_BY_SPACE) ? null : press.shiftKey ? 'previous' : 'next';
  if (press.shiftKey || isIn(press, FIELDS)) return null;
  if (press.key === 'ArrowRight') return 'next';
  return press.key === 'ArrowLeft' ? 'previous' : null;
}

function isIn({ target }: KeyPress, places: string): boolean {
  return Boolean(target && 'closest' in target && target.closest?.(places));
}
