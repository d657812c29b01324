import { Box, Group, Text, Title } from '@mantine/core';
import type { Shop } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen as words } from '@platewise/contract/texts/shopping/shopping-screen';
import { useId } from 'react';
import typography from '../../../../shared/ui/typography/typography.module.css';
import type { AisleLines } from '../../data/text/list-aisles.ts';
import { listProgress } from '../../data/text/list-progress.ts';
import type { ListChanges } from '../../data/use-list-changes.ts';
import classes from './list-row.module.css';
import { ListRow } from './list-row.tsx';

export type AisleSectionProps = {
  aisle: AisleLines;
  /** The id of the heading above it: several shops may have the same aisle. */
  shopTitleId?: string;
  shops: readonly Shop[];
  changes: ListChanges;
  pending: ReadonlySet<string>;
};

/** What stands in one aisle. Lines keep their places when they are ticked. */
export function AisleSection({ aisle, shopTitleId, shops, changes, pending }: AisleSectionProps) {
  const titleId = useId();
  const { done, total } = listProgress(aisle.lines);

  return (
    <Box component="section" pb="lg" aria-labelledby={shopTitleId ? `${shopTitleId} ${titleId}` : titleId}>
      <Group align="baseline" wrap="nowrap" justify="space-between" pb="xs">
        <Title order={shopTitleId ? 3 : 2} size="h4" id={titleId}>
          {aisle.category}
        </Title>
        {total > 0 && (
          <Text className={`${typography.figures} ${typography.oneLine}`} size="sm" c="dimmed">
            {words.aisleProgress({ done, total })}
          </Text>
        )}
      </Group>
      <ul className={classes.rows}>
        {aisle.shown.map((item) => (
          <ListRow key={item.id} item={item} shops={shops} changes={changes} isQueued={pending.has(item.id)} />
        ))}
      </ul>
    </Box>
  );
}
