type KeyPress = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'> & {
  target: { closest?: (selector: string) => unknown } | EventTarget | null;
};

/** Places where the arrow keys move a caret, a value or a selection, and open dialogs. */
const OWN_ARROWS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"], [role="slider"], [role="radio"], [role="tab"], [role^="menu"], [role="listbox"], [role="combobox"]';

/** Whether an arrow key may turn the page: no field has focus, no dialog is open, no other key is held. */
export function isPagingKey(press: KeyPress): boolean {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey || press.defaultPrevented) return false;
  const { target } = press;
  return !(target && 'closest' in target && target.closest?.(OWN_ARROWS));
}
