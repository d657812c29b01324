import { texts } from '@platewise/contract/texts';
import { about } from '@platewise/contract/texts/site/about';
import { blog } from '@platewise/contract/texts/site/blog';
import { careers } from '@platewise/contract/texts/site/careers';
import { contactPage } from '@platewise/contract/texts/site/contact';
import { descriptions } from '@platewise/contract/texts/site/descriptions';
import { documentation } from '@platewise/contract/texts/site/documentation';
import { features } from '@platewise/contract/texts/site/features';
import { legal } from '@platewise/contract/texts/site/legal';
import { preview } from '@platewise/contract/texts/site/preview';
import { pricing } from '@platewise/contract/texts/site/pricing';
import { support } from '@platewise/contract/texts/site/support';
import { ARTICLES } from '../features/site/articles/articles.ts';

/** A page that is prerendered: its path, and what search engines and shared links show of it. */
export type SitePage = {
  path: string;
  title: string;
  description: string;
  /** Set for an article: the day it appeared, YYYY-MM-DD. */
  published?: string;
};

const BRAND = `${texts.shell.brandFirst} ${texts.shell.brandSecond}`;

/** The titles that the pages give the browser's tab; the start page has the name alone. */
const TITLES: Record<keyof typeof descriptions, string | null> = {
  '/': null,
  '/features': features.title,
  '/pricing': pricing.title,
  '/preview': preview.title,
  '/about': about.title,
  '/contact': contactPage.title,
  '/documentation': documentation.title,
  '/support': support.title,
  '/careers': careers.title,
  '/privacy': legal.privacyTitle,
  '/terms': legal.termsTitle,
  '/blog': blog.title,
  '/meal': texts.planner.title,
  '/signin': texts.account.signInTitle,
  '/signup': texts.account.signUpTitle,
};

const PAGES = Object.entries(TITLES) as [keyof typeof descriptions, string | null][];

/** Every page that is prerendered. Used at build time only. */
export const SITE_PAGES: readonly SitePage[] = [
  ...PAGES.map(([path, title]) => ({
    path,
    title: title === null ? BRAND : `${title} · ${BRAND}`,
    description: descriptions[path],
  })),
  ...ARTICLES.map(({ slug, title, excerpt, date }) => ({
    path: `/blog/${slug}`,
    title: `${title} · ${BRAND}`,
    description: excerpt,
    published: date,
  })),
];
