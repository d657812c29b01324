import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { wasBuiltAhead } from '../components/built-ahead.tsx';

/** Where the page was built ahead, what is only read stays as it is; where another page leads to it, all of it is fetched. */
export const Route = createFileRoute('/')({
  codeSplitGroupings: [],
  component: wasBuiltAhead('landing-plate')
    ? lazyRouteComponent(() => import('../features/landing/landing-page.tsx'), 'LandingPage')
    : lazyRouteComponent(() => import('../features/landing/whole-landing-page.tsx'), 'WholeLandingPage'),
});
