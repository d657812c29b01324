import type { GenerationResult } from '@platewise/contract/generation-schema';

/** What the screens show of a plan that waits on this device. */
export type ShownDevicePlan = { result: GenerationResult };
