import { ActionIcon, Button, Flex, Group, Text, VisuallyHidden } from '@mantine/core';
import type { ListAisle } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { aisles } from '@platewise/contract/texts/shopping/aisles';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Dialog, type DialogProps } from '../../../../shared/ui/dialogs/dialog.tsx';
import dialog from '../../../../shared/ui/dialogs/dialog-content.module.css';
import { USUAL_ORDER, withMoved } from '../../data/aisle-order.ts';
import { type AisleOrder, useAisleOrder } from '../../data/use-aisle-order.ts';
import classes from '../shopping.module.css';

const words = shoppingScreen.aisleOrder;
/** Looks and reads as disabled, and still holds the keyboard's place. */
const NOTHING_TO_DO = { 'aria-disabled': true, 'data-disabled': true };

/** In which order a person walks through their shop: the list, its text and its print follow. */
export function AisleOrderDialog(frame: DialogProps) {
  const aisleOrder = useAisleOrder();
  const isUsual = aisleOrder.order.every((aisle, place) => aisle === USUAL_ORDER[place]);
  return (
    <Dialog title={words.title} {...frame}>
      <div className={dialog.column}>
        <p>{words.text}</p>
        <Aisles {...aisleOrder} />
        <div>
          <Button variant="default" {...(isUsual && NOTHING_TO_DO)} onClick={aisleOrder.forget}>
            {words.usual}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Aisles({ order, setOrder }: AisleOrder) {
  const pressed = useRef<HTMLButtonElement>(null);
  const [moved, setMoved] = useState<ListAisle | null>(null);

  // A row that goes past another one may lose the focus on its way.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });

  function move(aisle: ListAisle, by: -1 | 1, button: HTMLButtonElement) {
    pressed.current = button;
    setMoved(aisle);
    setOrder(withMoved(order, aisle, by));
  }

  return (
    <>
      <VisuallyHidden role="status">
        {moved && words.moved({ aisle: aisleName(moved), place: order.indexOf(moved) + 1 })}
      </VisuallyHidden>
      <Flex component="ol" direction="column">
        {order.map((aisle, place) => (
          <Group key={aisle} component="li" className={classes.ruled} gap="xs" justify="space-between" wrap="nowrap">
            <Text inherit>{aisleName(aisle)}</Text>
            <Group gap={0} wrap="nowrap">
              <MoveButton aisle={aisle} by={-1} isAtEnd={place === 0} onMove={move} />
              <MoveButton aisle={aisle} by={1} isAtEnd={place === order.length - 1} onMove={move} />
            </Group>
          </Group>
        ))}
      </Flex>
    </>
  );
}

type MoveButtonProps = {
  aisle: ListAisle;
  by: -1 | 1;
  isAtEnd: boolean;
  onMove: (aisle: ListAisle, by: -1 | 1, button: HTMLButtonElement) => void;
};

/** Stays where it is at an end, so that the keyboard keeps its place. */
function MoveButton({ aisle, by, isAtEnd, onMove }: MoveButtonProps) {
  const Icon = by < 0 ? IconChevronUp : IconChevronDown;
  const label = by < 0 ? words.earlier : words.later;
  return (
    <ActionIcon
      aria-label={label({ aisle: aisleName(aisle) })}
      {...(isAtEnd && { ...NOTHING_TO_DO, bg: 'transparent' })}
      onClick={({ currentTarget }) => !isAtEnd && onMove(aisle, by, currentTarget)}
    >
      <Icon size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}

function aisleName(aisle: ListAisle): string {
  return aisle === 'other' ? texts.shoppingList.otherAisle : aisles[aisle];
}
