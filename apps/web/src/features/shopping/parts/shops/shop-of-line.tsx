import { Button, Menu } from '@mantine/core';
import type { Shop, ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { shops as words } from '@platewise/contract/texts/shopping/shops';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useRef } from 'react';
import { PopupMenu } from '../../../../shared/ui/overlays/popup-menu.tsx';
import { notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import { NO_SHOP } from '../../data/shops/list-shops.ts';
import { lineName } from '../../data/text/line-name.ts';
import type { ListChanges } from '../../data/use-list-changes.ts';

type ShopOfLineProps = { item: ShoppingItem; shops: readonly Shop[]; changes: ListChanges };

/** Where a line is bought, and the way to buy it elsewhere from now on. */
export function ShopOfLine({ item, shops, changes }: ShopOfLineProps) {
  const button = useRef<HTMLButtonElement>(null);
  const none = { key: NO_SHOP, id: null, name: words.none };
  const places = [...shops.map(({ id, name }) => ({ key: id, id, name })), none];
  const current = places.find(({ id }) => id === item.shopId) ?? none;

  function choose(key: string | null) {
    const { id, name } = places.find((place) => place.key === key) ?? none;
    // The line goes to another part of the list, and the keyboard stays in the list.
    button.current?.closest<HTMLElement>('section[tabindex]')?.focus({ preventScroll: true });
    changes.update(item, { shopId: id });
    notifySuccess(words.moved({ item: lineName(item), shop: name }));
  }

  return (
    <div>
      <PopupMenu position="bottom-start">
        <Menu.Target>
          <Button
            ref={button}
            variant="default"
            size="sm"
            rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
          >
            {words.ofLine({ shop: current.name })}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.RadioGroup value={current.key} onChange={choose}>
            {places.map(({ key, name }) => (
              <Menu.RadioItem key={key} value={key} closeMenuOnClick checkIcon={<IconCheck size={16} stroke={1.5} />}>
                {name}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </PopupMenu>
    </div>
  );
}
