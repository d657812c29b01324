import { ARTICLES } from '../../src/features/site/articles/articles.ts';

/** A page as it is documented (shell 2, core 2): its address, the browser's title, its heading, and a text it shows. */
export type RouteCase = {
  path: string;
  title: string;
  heading: string;
  shows?: string;
  /** Where the address leads, when it is another one. */
  leadsTo?: string;
  /** What it shows is looked at under its own address. */
  isAlias?: boolean;
  /** The server says that there is no such page. */
  isMissing?: boolean;
};

const BRAND = 'Platewise AI';

function page(path: string, heading: string, more: Partial<RouteCase> = {}): RouteCase {
  return { path, heading, title: `${heading} · ${BRAND}`, ...more };
}

function guarded(path: string, leadsTo = path): RouteCase {
  return page(path, 'Please Sign In', { leadsTo });
}

/** Every route as somebody finds it who is not signed in. */
export const VISITOR_ROUTES: readonly RouteCase[] = [
  page('/', 'Meal plans in seconds, personalized for you', { title: BRAND }),
  page('/features', 'Features'),
  page('/pricing', 'Pricing', { shows: '10 tokens per month free, unlimited for pro.' }),
  page('/preview', 'Preview'),
  page('/about', 'About Us'),
  page('/contact', 'Contact', { shows: 'Get in touch with us' }),
  page('/documentation', 'Documentation'),
  page('/support', 'Support'),
  page('/careers', 'Careers', { shows: 'Currently Not Hiring' }),
  page('/privacy', 'Privacy policy', { shows: 'Version of November 27, 2026' }),
  page('/terms', 'Terms of service', { shows: 'Version of November 23, 2026' }),
  page('/blog', 'Blog'),
  page('/blog?category=Nutrition', 'Blog', { shows: '1 article in Nutrition' }),
  page('/blog?category=none', 'Blog', { shows: 'No articles in “none”' }),
  ...ARTICLES.map(({ slug, title }) => page(`/blog/${slug}`, title, { shows: 'By Admin' })),
  page('/blog/no-such-post', 'Post Not Found', {
    shows: "The blog post you're looking for doesn't exist or may have been moved.",
    isMissing: true,
  }),
  page('/meal', 'AI Meal Planner', { shows: 'Try Demo (2 free)' }),
  page('/signin', 'Welcome back'),
  page('/signup', 'Create your account'),
  page('/auth/reset', 'Forgot your password?'),
  page('/auth/reset?token=some-token', 'Choose a new password'),
  page('/auth/confirm', 'Confirm your email address'),
  page('/newsletter/confirm', 'Confirm your address'),
  page('/newsletter/unsubscribe', 'Unsubscribe from the newsletter'),
  // Ends like the article that is not there: the answer to both is a 404 that is expected.
  page('/shared/no-such-post', 'This link shows no plan', { shows: 'Plan meals of your own' }),
  guarded('/dashboard'),
  guarded('/dashboard/prep'),
  guarded('/user/favorites'),
  guarded('/user/register'),
  guarded('/settings'),
  guarded('/shopping'),
  { ...guarded('/shopping-list', '/shopping'), isAlias: true },
  guarded('/calorie-tracker'),
  guarded('/body'),
  guarded('/import'),
  guarded('/calendar'),
  guarded('/admin'),
  page('/no/such/page', 'Page not found', { isMissing: true }),
];

/** The routes that are something else for somebody new who is signed in. */
export const NEW_MEMBER_ROUTES: readonly RouteCase[] = [
  page('/dashboard', 'Dashboard', { shows: 'No Meal Plans Found' }),
  page('/dashboard/prep', 'Weekly prep guide', { shows: 'Available for Pro Users Only' }),
  page('/user/favorites', 'Favorites', { shows: 'No Favorites Yet' }),
  page('/meal', 'AI Meal Planner', { shows: 'Generate Meal Plan' }),
  page('/settings', 'Settings', { shows: 'Account created' }),
  page('/settings?tab=appearance', 'Settings', { shows: 'Dark theme' }),
  page('/settings?tab=subscription', 'Settings', { shows: 'Next reset' }),
  page('/settings?tab=notifications', 'Settings', { shows: 'Newsletter' }),
  page('/shopping', 'Shopping List', { shows: 'Available for Pro Users Only' }),
  page('/shopping-list', 'Shopping List', {
    shows: 'Available for Pro Users Only',
    leadsTo: '/shopping',
    isAlias: true,
  }),
  page('/calorie-tracker', 'Calorie Tracker', { shows: 'Available for Pro Users Only' }),
  page('/body', 'Body', { shows: 'Available for Pro Users Only' }),
  page('/import', 'Bring your data', { shows: 'Available for Pro Users Only' }),
  page('/calendar', 'Calendar', { shows: 'Day total' }),
  page('/pricing', 'Pricing', { shows: 'Current plan' }),
  page('/user/register', 'Dashboard', { leadsTo: '/dashboard', isAlias: true }),
  page('/signin', 'Dashboard', { leadsTo: '/dashboard', isAlias: true }),
  page('/signup', 'Dashboard', { leadsTo: '/dashboard', isAlias: true }),
];

/** The routes that show what somebody keeps: a plan of two meals, one of them a favorite. */
export const COOK_ROUTES: readonly RouteCase[] = [
  page('/dashboard', 'Dashboard', { shows: 'Created At' }),
  page('/user/favorites', 'Favorites', { shows: 'The meals you want to cook again.' }),
];

/** The tools as a paid plan finds them. */
export const PRO_ROUTES: readonly RouteCase[] = [
  page('/shopping', 'Shopping List', { shows: 'Nothing to buy yet' }),
  page('/calorie-tracker', 'Calorie Tracker', { shows: 'No meals added yet. Add your first meal!' }),
  page('/body', 'Body', { shows: 'Before the first weight' }),
  page('/import', 'Bring your data', { shows: 'Choose a file' }),
  page('/dashboard/prep', 'Weekly prep guide', { shows: 'There is no plan to cook for yet' }),
  page('/settings?tab=subscription', 'Settings', { shows: 'Never resets (Unlimited)' }),
];
