import { STORED_NAMES } from '../../../../shared/storage/stored-names.ts';

/** Where the browser keeps what a reader did with an article. */
export const articleKeys = {
  saved: (slug: string) => `${STORED_NAMES.localStorage.savedArticle}${slug}`,
  liked: (slug: string) => `${STORED_NAMES.localStorage.likedArticle}${slug}`,
};
