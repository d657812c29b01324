import { Box, Title } from '@mantine/core';
import { useId } from 'react';
import type { ListPartLines } from '../../data/text/list-parts.ts';
import { AisleSection, type AisleSectionProps } from './aisle-section.tsx';

type ListPartProps = { part: ListPartLines } & Omit<AisleSectionProps, 'aisle' | 'shopTitleId'>;

/** What is bought in one shop, by aisle; without a heading of its own for somebody who named no shop. */
export function ListPart({ part: { name, aisles }, ...list }: ListPartProps) {
  const titleId = useId();
  if (name === null) return aisles.map((aisle) => <AisleSection key={aisle.aisle} aisle={aisle} {...list} />);

  return (
    <Box component="section" pb="md" aria-labelledby={titleId}>
      <Title dir="auto" order={2} size="h3" id={titleId} pb="sm">
        {name}
      </Title>
      {aisles.map((aisle) => (
        <AisleSection key={aisle.aisle} aisle={aisle} shopTitleId={titleId} {...list} />
      ))}
    </Box>
  );
}
