import type { ReactNode } from 'react';

/** The canvas of a feature's picture, 240 by 150. Decorative: the words next to it say the same. */
export function ArtFrame({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 150" display="block" width="100%" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
