import type { ReactNode } from 'react';

/** The categories of the blog, in the order in which they are shown (shell 3). */
export const CATEGORIES = ['AI & Technology', 'Meal Planning', 'Nutrition', 'Sustainability'] as const;

export type Category = (typeof CATEGORIES)[number];

/** What lists and headings show of an article; its text is a module of its own. */
export type Article = {
  slug: string;
  title: string;
  /** YYYY-MM-DD. */
  date: string;
  category: Category;
  excerpt: string;
  /** Words of the text, which the read time follows from. */
  words: number;
};

/** The text of an article: a part for each entry of its table of contents, and what it was written from. */
export type ArticleBody = {
  sections: readonly { id: string; heading: string; content: ReactNode }[];
  sources: readonly { title: string; href: string }[];
};
