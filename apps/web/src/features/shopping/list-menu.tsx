import { Button, Menu } from '@mantine/core';
import { shoppingScreen } from '@platewise/contract/locales/en/shopping-screen';
import type { ShoppingList } from '@platewise/contract/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { IconChevronDown, IconCopy, IconEraser, IconHome, IconLinkOff, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { notifyError, notifySuccess } from '../../components/notify.ts';
import { PopupMenu } from '../../components/overlays/popup-menu.tsx';
import { copyText } from '../../copy-text.ts';
import { useUnits } from '../preferences/use-food-weight.ts';
import { listText } from './list-text.ts';
import { PantryDialog } from './pantry-dialog.tsx';
import type { useClearList } from './use-clear-list.ts';

type ListMenuProps = { list: ShoppingList; clearing: ReturnType<typeof useClearList> };

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const words = shoppingScreen.menu;

/** What else is done with the whole list: taken along as text, cleared, what is at home. */
export function ListMenu({ list, clearing }: ListMenuProps) {
  const [isPantryOpen, setIsPantryOpen] = useState(false);
  const units = useUnits();
  const { items, source } = list;
  const notNeeded = items.filter(({ status }) => status === 'not-needed').length;
  const ticked = items.filter(({ isTicked }) => isTicked).length;

  async function copy() {
    if (await copyText(listText(items, units))) notifySuccess(words.copied);
    else notifyError(words.copyFailed);
  }

  async function share() {
    // Who closes the sheet of the system has changed their mind.
    await navigator.share({ title: texts.shoppingList.title, text: listText(items, units) }).catch(() => undefined);
  }

  return (
    <>
      <PopupMenu position="bottom-end" width={260}>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}>
            {words.open}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {'share' in navigator && (
            <Menu.Item leftSection={<IconShare {...ICON} />} onClick={() => void share()}>
              {words.share}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={() => void copy()}>
            {words.copy}
          </Menu.Item>
          <Menu.Item leftSection={<IconHome {...ICON} />} onClick={() => setIsPantryOpen(true)}>
            {words.atHome}
          </Menu.Item>
          {ticked > 0 && (
            <Menu.Item leftSection={<IconEraser {...ICON} />} onClick={() => void clearing.clear('ticked')}>
              {words.clearTicked({ count: ticked })}
            </Menu.Item>
          )}
          {notNeeded > 0 && (
            <Menu.Item leftSection={<IconEraser {...ICON} />} onClick={() => void clearing.clear('not-needed')}>
              {words.clearNotNeeded({ count: notNeeded })}
            </Menu.Item>
          )}
          {source && (
            <Menu.Item leftSection={<IconLinkOff {...ICON} />} onClick={() => void clearing.leave()}>
              {words.leave}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </PopupMenu>
      <PantryDialog opened={isPantryOpen} onClose={() => setIsPantryOpen(false)} />
    </>
  );
}
