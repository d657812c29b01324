import { Skeleton, VisuallyHidden } from '@mantine/core';
import { texts } from '@platewise/contract/texts';

/** Three cards in the place of a day that is still to come (shell 2). */
export function DaySkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.shell.loading}</VisuallyHidden>
      {[168, 240, 240].map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the three never move
        <Skeleton key={place} height={height} mb={24} data-skeleton />
      ))}
    </div>
  );
}
