import { about } from '@platewise/contract/locales/en/site/about';
import { blog } from '@platewise/contract/locales/en/site/blog';
import { careers } from '@platewise/contract/locales/en/site/careers';
import { contactPage } from '@platewise/contract/locales/en/site/contact';
import { descriptions } from '@platewise/contract/locales/en/site/descriptions';
import { documentation } from '@platewise/contract/locales/en/site/documentation';
import { features } from '@platewise/contract/locales/en/site/features';
import { legal } from '@platewise/contract/locales/en/site/legal';
import { preview } from '@platewise/contract/locales/en/site/preview';
import { pricing } from '@platewise/contract/locales/en/site/pricing';
import { support } from '@platewise/contract/locales/en/site/support';
import { texts } from '@platewise/contract/texts';
import { ARTICLES } from '../features/site/articles/articles.ts';

/** A page that is prerendered: its path, and what search engines and shared links show of it. */
export type SitePage = {
  path: string;
  title: string;
  description: string;
  /** Set for an article: the day it appeared, YYYY-MM-DD. */
  published?: string;
  /** Just the head is prerendered: what is typed into a form before its code is there would be lost. */
  isHeadOnly?: boolean;
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

const FORMS: readonly string[] = ['/signin', '/signup'];

const PAGES = Object.entries(TITLES) as [keyof typeof descriptions, string | null][];

/** Every page that is prerendered. Used at build time only. */
export const SITE_PAGES: readonly SitePage[] = [
  ...PAGES.map(([path, title]) => ({
    path,
    title: title === null ? BRAND : `${title} · ${BRAND}`,
    description: descriptions[path],
    isHeadOnly: FORMS.includes(path),
  })),
  ...ARTICLES.map(({ slug, title, excerpt, date }) => ({
    path: `/blog/${slug}`,
    title: `${title} · ${BRAND}`,
    description: excerpt,
    published: date,
  })),
];
