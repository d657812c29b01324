import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { wasPrerendered } from '../components/prerendered.tsx';

/** Where the page was prerendered, what is only read stays as it is; where another page leads to it, all of it is fetched. */
export const Route = createFileRoute('/')({
  codeSplitGroupings: [],
  component: wasPrerendered('landing-plate')
    ? lazyRouteComponent(() => import('../features/landing/landing-page.tsx'), 'LandingPage')
    : lazyRouteComponent(() => import('../features/landing/whole-landing-page.tsx'), 'WholeLandingPage'),
});
