import { Group, Text, UnstyledButton } from '@mantine/core';
import type { ShoppingItem, ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { shops as words } from '@platewise/contract/texts/shopping/shops';
import { IconCheck } from '@tabler/icons-react';
import chip from '../../../../shared/ui/buttons/chip.module.css';
import typography from '../../../../shared/ui/typography/typography.module.css';
import { listShops } from '../../data/shops/list-shops.ts';
import { listProgress } from '../../data/text/list-progress.ts';

type ShopChipsProps = {
  list: Pick<ShoppingList, 'items' | 'shops'>;
  /** The shop that is shown: null for none of them, undefined for all. */
  shown: string | null | undefined;
  onShow: (shopId: string | null | undefined) => void;
};

/** Which shop's lines are shown, each with how much of it is in the basket; nothing for somebody who named none. */
export function ShopChips({ list, shown, onShow }: ShopChipsProps) {
  const { items, shops } = list;
  if (shops.length === 0) return null;
  const linesOf = new Map(listShops(list).map((lines) => [lines.shop?.id ?? null, lines.items]));
  const others = linesOf.has(null) || shown === null ? [{ id: null, name: words.none }] : [];

  return (
    <Group role="group" aria-label={words.show} gap="xs" mb="sm">
      <ShopChip name={words.all} items={items} isShown={shown === undefined} onShow={() => onShow(undefined)} />
      {[...shops, ...others].map(({ id, name }) => (
        <ShopChip key={id} name={name} items={linesOf.get(id) ?? []} isShown={shown === id} onShow={() => onShow(id)} />
      ))}
    </Group>
  );
}

type ShopChipProps = { name: string; items: readonly ShoppingItem[]; isShown: boolean; onShow: () => void };

function ShopChip({ name, items, isShown, onShow }: ShopChipProps) {
  const { done, total } = listProgress(items);
  return (
    <UnstyledButton className={chip.chip} fz="sm" aria-pressed={isShown} onClick={onShow}>
      {isShown && <IconCheck size={16} stroke={1.5} aria-hidden />}
      <Text dir="auto" span inherit truncate>
        {name}
      </Text>{' '}
      {total > 0 && (
        <Text className={`${typography.figures} ${typography.oneLine}`} span inherit flex="none" fw={400}>
          {shoppingScreen.aisleProgress({ done, total })}
        </Text>
      )}
    </UnstyledButton>
  );
}
