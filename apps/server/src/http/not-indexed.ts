/** Reports search engines to leave an answer out: what a link shows is for those who were given it. */
export const NOT_INDEXED: Readonly<Record<string, string>> = { 'x-robots-tag': 'noindex, nofollow' };
