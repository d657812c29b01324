import type { GenerationResult } from '@platewise/contract/generation/generation-schema';

/** What the screens show of a plan that is pending on this device. */
export type ShownDevicePlan = { result: GenerationResult };
