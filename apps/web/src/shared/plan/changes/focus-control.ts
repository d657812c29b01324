import type { PlanMutation } from '../plan-mutation.ts';

/**
 * Gives the focus to the control of a meal's card that a change was asked for with: for when the button that was pressed
 * goes. `inside` is anything on the card.
 */
export function focusControl(inside: Element, kind: Exclude<PlanMutation['kind'], 'undo'>): void {
  const control = inside.closest('article')?.querySelector<HTMLElement>(`[data-control="${kind}"]`);
  control?.focus({ preventScroll: true });
}
