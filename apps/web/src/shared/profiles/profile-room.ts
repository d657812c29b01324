import { browserStorage } from '../storage/browser-storage.ts';
import { STORED_NAMES } from '../storage/stored-names.ts';

const CACHED_AS = STORED_NAMES.localStorage.profileChipsHeight;
const PROPERTY = '--profile-chips';

/**
 * The height of the profiles over the planner's form, in px, kept for the next page: it is there before the first paint
 * (public/theme.js), so that the form does not move when they come.
 */
export const profileRoom = {
  take(height: number): void {
    browserStorage.write(CACHED_AS, String(Math.round(height)));
    document.documentElement.style.setProperty(PROPERTY, `${Math.round(height)}px`);
  },
  leave(): void {
    browserStorage.remove(CACHED_AS);
    document.documentElement.style.removeProperty(PROPERTY);
  },
};
