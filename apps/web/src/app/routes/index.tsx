import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { wasPrerendered } from '../../shared/ui/prerendered.tsx';

/** Where the page was prerendered, what is only read stays as it is; where another page leads to it, all of it is fetched. */
export const Route = createFileRoute('/')({
  codeSplitGroupings: [],
  component: wasPrerendered('landing-plate')
    ? lazyRouteComponent(() => import('../../features/site/landing/landing-page.tsx'), 'LandingPage')
    : lazyRouteComponent(() => import('../../features/site/landing/whole-landing-page.tsx'), 'WholeLandingPage'),
});
