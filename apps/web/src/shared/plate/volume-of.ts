import type { PlatePart } from './plate-parts.ts';

/** The room that parts take together. */
export function volumeOf(parts: readonly PlatePart[]): number {
  return parts.reduce((sum, { volume }) => sum + volume, 0);
}
