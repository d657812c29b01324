import { Button, Group, Menu, Text } from '@mantine/core';
import type { ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { shoppingScreen, shoppingScreen as words } from '@platewise/contract/texts/shopping/shopping-screen';
import {
  IconBuildingStore,
  IconChevronDown,
  IconCopy,
  IconEraser,
  IconHome,
  IconHomeDown,
  IconLinkOff,
  IconListNumbers,
  IconPrinter,
  IconShare,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useUnits } from '../../../../shared/preferences/use-food-weight.ts';
import { copyText } from '../../../../shared/ui/copy-text.ts';
import { PopupMenu } from '../../../../shared/ui/overlays/popup-menu.tsx';
import { lazyDialog } from '../../../../shared/ui/parts/lazy-dialog.tsx';
import { notifyError, notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import { TextLink } from '../../../../shared/ui/typography/text-link.tsx';
import typography from '../../../../shared/ui/typography/typography.module.css';
import { useRestock } from '../../data/pantry/use-restock.ts';
import { listText } from '../../data/text/list-text.ts';
import { sourceWords } from '../../data/text/source-words.ts';
import { useAisleOrder } from '../../data/use-aisle-order.ts';
import type { useClearList } from '../../data/use-clear-list.ts';
import type { MakeWay } from '../../screens/read-shopping-search.ts';

// Fetched when they are first opened.
const PantryDialog = lazyDialog(async () => (await import('../pantry/pantry-dialog.tsx')).PantryDialog);
const ShopsDialog = lazyDialog(async () => (await import('../shops/shops-dialog.tsx')).ShopsDialog);
const AisleOrderDialog = lazyDialog(async () => (await import('./aisle-order-dialog.tsx')).AisleOrderDialog);

type ListHeadProps = {
  list: ShoppingList;
  /** What is shown of it, and so taken along: one shop's lines, or all. */
  shown: Pick<ShoppingList, 'items' | 'shops'>;
  clearing: ReturnType<typeof useClearList>;
};

const WAYS: Readonly<Record<string, MakeWay>> = { calendar: 'calendar', plans: 'plans', generated: 'week' };

/** Where the list comes from, the way to change that, and what is done with the whole list. */
export function ListHead({ list, shown, clearing }: ListHeadProps) {
  const { source } = list;

  return (
    <Group gap="var(--space-12) var(--space-24)" justify="space-between">
      <Text size="lg" flex="1 1 280px" textWrap="pretty">
        {sourceWords(source)}{' '}
        <TextLink
          to="/shopping"
          search={{ make: WAYS[source?.kind ?? 'calendar'] ?? 'calendar' }}
          className={typography.oneLine ?? ''}
          inherit
        >
          {source ? words.source.change : words.source.choose}
        </TextLink>
      </Text>
      <Group gap="xs" align="stretch">
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />}
          onClick={() => window.print()}
        >
          {texts.shoppingList.exportPdf}
        </Button>
        <ListMenu list={list} shown={shown} clearing={clearing} />
      </Group>
    </Group>
  );
}

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const listMenuWords = shoppingScreen.menu;

/** What else is done with the whole list: taken along as text, cleared, what is at home. */
function ListMenu({ list, shown, clearing }: ListHeadProps) {
  const [isPantryOpen, setIsPantryOpen] = useState<boolean | null>(null);
  const [isOrderOpen, setIsOrderOpen] = useState<boolean | null>(null);
  const [isShopsOpen, setIsShopsOpen] = useState<boolean | null>(null);
  const { order } = useAisleOrder();
  const units = useUnits();
  const { items, source } = list;
  const { count: bought, restock } = useRestock(list);
  const notNeeded = items.filter(({ status }) => status === 'not-needed').length;
  const ticked = items.filter(({ isTicked }) => isTicked).length;

  async function copy() {
    if (await copyText(listText(shown, units, order))) notifySuccess(listMenuWords.copied);
    else notifyError(listMenuWords.copyFailed);
  }

  async function share() {
    // Who closes the sheet of the system has changed their mind.
    await navigator
      .share({ title: texts.shoppingList.title, text: listText(shown, units, order) })
      .catch(() => undefined);
  }

  return (
    <>
      <PopupMenu position="bottom-end" width={260}>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}>
            {listMenuWords.open}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {'share' in navigator && (
            <Menu.Item leftSection={<IconShare {...ICON} />} onClick={() => void share()}>
              {listMenuWords.share}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={() => void copy()}>
            {listMenuWords.copy}
          </Menu.Item>
          <Menu.Item leftSection={<IconHome {...ICON} />} onClick={() => setIsPantryOpen(true)}>
            {listMenuWords.atHome}
          </Menu.Item>
          {bought > 0 && (
            <Menu.Item leftSection={<IconHomeDown {...ICON} />} onClick={restock}>
              {shoppingScreen.restock.put({ count: bought })}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconListNumbers {...ICON} />} onClick={() => setIsOrderOpen(true)}>
            {listMenuWords.aisleOrder}
          </Menu.Item>
          <Menu.Item leftSection={<IconBuildingStore {...ICON} />} onClick={() => setIsShopsOpen(true)}>
            {listMenuWords.shops}
          </Menu.Item>
          {ticked > 0 && (
            <Menu.Item leftSection={<IconEraser {...ICON} />} onClick={() => void clearing.clear('ticked')}>
              {listMenuWords.clearTicked({ count: ticked })}
            </Menu.Item>
          )}
          {notNeeded > 0 && (
            <Menu.Item leftSection={<IconEraser {...ICON} />} onClick={() => void clearing.clear('not-needed')}>
              {listMenuWords.clearNotNeeded({ count: notNeeded })}
            </Menu.Item>
          )}
          {source && (
            <Menu.Item leftSection={<IconLinkOff {...ICON} />} onClick={() => void clearing.leave()}>
              {listMenuWords.leave}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </PopupMenu>
      {isOrderOpen !== null && <AisleOrderDialog opened={isOrderOpen} onClose={() => setIsOrderOpen(false)} />}
      {isShopsOpen !== null && (
        <ShopsDialog shops={list.shops} opened={isShopsOpen} onClose={() => setIsShopsOpen(false)} />
      )}
      {isPantryOpen !== null && <PantryDialog opened={isPantryOpen} onClose={() => setIsPantryOpen(false)} />}
    </>
  );
}
