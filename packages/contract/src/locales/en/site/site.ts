/** What several public pages say. */
export const site = { comingNext: 'Coming next' };
