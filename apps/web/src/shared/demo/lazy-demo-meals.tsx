import { lazyPart } from '../ui/parts/lazy-part.tsx';
import { hasDemoPlans } from './stored-demo-plans.ts';

const SomeDemoMeals = lazyPart(async () => (await import('./demo-meals.tsx')).DemoMeals);

/** The meals of the demo; their code is fetched where there are any. */
export function DemoMeals() {
  return hasDemoPlans() ? <SomeDemoMeals /> : null;
}
