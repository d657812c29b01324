import { ActionIcon, Button, Checkbox, Flex } from '@mantine/core';
import type { Shop, ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { IconChevronDown, IconHome } from '@tabler/icons-react';
import { memo, useId, useState } from 'react';
import { lineName } from '../../data/text/line-name.ts';
import type { ListChanges } from '../../data/use-list-changes.ts';
import shared from '../shopping.module.css';
import { LineWords } from './line-words.tsx';
import classes from './list-row.module.css';
import { RowDetails } from './row-details.tsx';

export type RowProps = {
  item: ShoppingItem;
  /** All shops of the person. */
  shops: readonly Shop[];
  changes: ListChanges;
  /** Whether a change of it is not saved yet and waits for the connection. */
  isQueued: boolean;
};

const words = shoppingScreen.item;

/** A line of the list: what to buy, a box to tick, and on demand why, what it costs, and what can be changed about it. */
export const ListRow = memo(function ListRow({ item, shops, changes, isQueued }: RowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const { status } = item;
  const name = lineName(item);
  const isToBuy = status === 'open' || status === 'ticked' || status === 'more';

  return (
    <li className={classes.row}>
      {isToBuy ? (
        <Checkbox
          size="md"
          checked={status === 'ticked'}
          onChange={({ currentTarget }) => changes.tick(item, currentTarget.checked)}
          iconColor="var(--on-primary)"
          label={<LineWords item={item} isQueued={isQueued} />}
          classNames={{
            root: classes.whole ?? '',
            body: classes.body ?? '',
            inner: classes.box ?? '',
            labelWrapper: shared.grow ?? '',
            label: classes.words ?? '',
          }}
        />
      ) : (
        <Flex className={classes.whole}>
          <span className={classes.box}>{status === 'have' && <IconHome size={22} stroke={1.5} aria-hidden />}</span>
          <span className={classes.words}>
            <LineWords item={item} isQueued={isQueued} />
          </span>
        </Flex>
      )}
      <div className={classes.shortcut}>
        <RowShortcut item={item} changes={changes} />
      </div>
      <ActionIcon
        aria-label={words.details({ item: name })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconChevronDown className={classes.chevron} size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
      {isOpen && (
        <div id={detailsId} className={classes.details}>
          <RowDetails item={item} shops={shops} changes={changes} onClose={() => setIsOpen(false)} />
        </div>
      )}
    </li>
  );
});

/** What is most likely stated of such a line, without opening it: it is at home after all, or it is not, or it can go. */
function RowShortcut({ item, changes }: Pick<RowProps, 'item' | 'changes'>) {
  const { status, isStaple } = item;
  const name = lineName(item);
  // Once pressed it stays, so that the keyboard does not lose its place.
  const [wasUsed, setWasUsed] = useState(false);
  const isHome = status === 'have';

  if (status === 'not-needed') {
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={words.takeOffNamed({ item: name })}
        onClick={() => changes.remove(item)}
      >
        {words.takeOff}
      </Button>
    );
  }
  if (!isHome && !wasUsed && !(isStaple && status === 'open')) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={isHome ? words.needToBuyNamed({ item: name }) : words.haveNamed({ item: name })}
      onClick={() => {
        setWasUsed(true);
        changes.update(item, { have: !isHome });
      }}
    >
      {isHome ? words.needToBuy : words.have}
    </Button>
  );
}
