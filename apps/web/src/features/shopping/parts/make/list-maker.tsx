import { Button, Group, Radio, Stack, Title } from '@mantine/core';
import type { ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ListChanges } from '../../data/use-list-changes.ts';
import { MAKE_WAYS, type ShoppingView } from '../../screens/read-shopping-search.ts';
import classes from '../shopping.module.css';
import { CalendarSource } from './calendar-source.tsx';
import { PlansSource } from './plans-source.tsx';
import { WeekSource } from './week-source.tsx';

export type SourceProps = {
  list: ShoppingList;
  /** Called when the list follows what was chosen. */
  onDone: () => void;
};

type ListMakerProps = ShoppingView & SourceProps & { changes: ListChanges };

const words = shoppingScreen.make;

/** What the list is to be made from: days of the calendar, saved plans, or a week that is planned for a budget. */
export function ListMaker({ list, changes, asked, onAsk, onDone }: ListMakerProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const way = asked.make ?? 'calendar';
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  return (
    <Stack gap="lg">
      <Group gap="var(--space-8) var(--space-24)" justify="space-between">
        <Title ref={title} tabIndex={-1} order={2} size="h3" className={classes.place}>
          {words.title}
        </Title>
        <Button
          variant="subtle"
          mx="calc(-1 * var(--space-16))"
          leftSection={<IconArrowLeft size={18} stroke={1.5} aria-hidden />}
          onClick={onDone}
        >
          {words.back}
        </Button>
      </Group>
      <Radio.Group label={words.from} value={way}>
        <Group gap="var(--space-12) var(--space-32)" align="stretch" pt="var(--space-4)">
          {MAKE_WAYS.map((one) => (
            <Radio
              key={one}
              value={one}
              label={words.ways[one]}
              onChange={() => onAsk({ ...asked, make: one }, { replace: true })}
            />
          ))}
        </Group>
      </Radio.Group>
      {way === 'calendar' && <CalendarSource list={list} onDone={onDone} />}
      {way === 'plans' && <PlansSource list={list} plans={asked.plans} onDone={onDone} />}
      {way === 'week' && <WeekSource changes={changes} onDone={onDone} />}
    </Stack>
  );
}
