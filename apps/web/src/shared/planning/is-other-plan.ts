type Named = { name: string };

/** Whether the meals that came back are others than those that were sent. */
export function isOtherPlan({ meals }: { meals: readonly Named[] }, saved: readonly Named[]): boolean {
  return meals.length !== saved.length || meals.some(({ name }, place) => name !== saved[place]?.name);
}
