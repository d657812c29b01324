/** Where the browser keeps what a reader did with an article. */
export const keptKeys = {
  saved: (slug: string) => `blog:saved:${slug}`,
  liked: (slug: string) => `blog:liked:${slug}`,
};
