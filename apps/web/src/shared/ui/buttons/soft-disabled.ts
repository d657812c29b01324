/**
 * What makes a button say that it cannot be used now, without losing the keyboard's focus as a disabled one does. Its
 * handler has to look for itself.
 */
export function softDisabled(isDisabled: boolean) {
  return isDisabled ? { 'data-disabled': true, 'aria-disabled': true } : {};
}
