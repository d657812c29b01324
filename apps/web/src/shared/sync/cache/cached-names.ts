import { STORED_NAMES } from '../../storage/stored-names.ts';

/** The plans that are cached on the device: the newest ones, asked for as one page. */
export const CACHED_PLANS = { page: 1, pageSize: 50 };

/** Under which name a person's plan and tokens are kept. */
export const CACHED_SUBSCRIPTION = STORED_NAMES.cachedRecords.subscription;
