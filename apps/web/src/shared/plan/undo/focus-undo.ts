/** Names the Undo button of a plan. */
export function undoButtonId(planId: string): string {
  return `undo-${planId}`;
}

/** Gives the focus to a plan's Undo button: for when the button that was pressed goes. */
export function focusUndo(planId: string): void {
  document.getElementById(undoButtonId(planId))?.focus({ preventScroll: true });
}
