/** For the `ref` of what was just asked for: takes the focus as it appears, and leaves the page where it was scrolled. */
export function focusNow(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
