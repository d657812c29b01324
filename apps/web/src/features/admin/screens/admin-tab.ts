/** The parts of the admin area, in the order of their tabs. */
export const ADMIN_TABS = ['overview', 'people', 'tasks', 'mail', 'inbox', 'model', 'limits', 'log'] as const;

export type AdminTab = (typeof ADMIN_TABS)[number];
