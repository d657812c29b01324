import { Box } from '@mantine/core';

/** The colour of what is named next to it. */
export function Swatch({ color }: { color: string }) {
  return <Box component="span" flex="none" w={8} h={8} bdrs="var(--space-2)" bg={color} aria-hidden="true" />;
}
