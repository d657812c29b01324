/** Who proposes the dishes on this site: recipes of our own, or a language model. */
export type BootPlanner = 'embedded' | 'openai';

/** Reads the boot data; a page without it, as in development, plans with our own recipes. */
export function bootPlanner(boot: string | null | undefined): BootPlanner {
  try {
    const { planner } = Object(JSON.parse(boot ?? '')) as { planner?: { kind?: unknown } };
    return planner?.kind === 'openai' ? 'openai' : 'embedded';
  } catch {
    return 'embedded';
  }
}

/** The same of the page that is open. */
export function plannerOfPage(): BootPlanner {
  return bootPlanner(document.getElementById('boot')?.textContent);
}
