import { Skeleton, VisuallyHidden } from '@mantine/core';
import { texts } from '@platewise/contract/texts';

/** The place of something that is still to come, in px of height; screen readers are informed that it loads. */
export function LoadingBlock({ height }: { height: number }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.shell.loading}</VisuallyHidden>
      <Skeleton height={height} />
    </div>
  );
}
