import { Button, Group, Text } from '@mantine/core';
import type { ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { useRestock } from '../../data/pantry/use-restock.ts';
import { isDone } from '../../data/text/list-progress.ts';
import classes from '../shopping.module.css';

const words = shoppingScreen.restock;

/** Once nothing is left to buy: the way to count it as at home. */
export function RestockOffer({ list }: { list: ShoppingList }) {
  const { count, restock, isBusy } = useRestock(list);
  if (count === 0 || !list.items.every(isDone)) return null;

  return (
    <Group className={classes.warning} gap="var(--space-8) var(--space-16)" justify="space-between" mb="lg">
      <Text inherit flex="1 1 240px">
        {words.offer}
      </Text>
      <Button variant="default" size="sm" loading={isBusy} onClick={restock}>
        {words.put({ count })}
      </Button>
    </Group>
  );
}
