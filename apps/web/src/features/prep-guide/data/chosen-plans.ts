/** The plans of a guide in the order in which they are eaten: with one more or without it, and with two days exchanged. */
export function withPlan(planIds: readonly string[], planId: string): string[] {
  return planIds.includes(planId) ? planIds.filter((id) => id !== planId) : [...planIds, planId];
}

/** The plan at a place eaten a day earlier (-1) or later (1). */
export function movedPlan(planIds: readonly string[], place: number, by: -1 | 1): string[] {
  const moved = [...planIds];
  const [one, other] = [moved[place], moved[place + by]];
  if (one === undefined || other === undefined) return moved;
  moved[place] = other;
  moved[place + by] = one;
  return moved;
}
