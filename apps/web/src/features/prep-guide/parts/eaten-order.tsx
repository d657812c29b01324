import { ActionIcon, Box, Flex, Text, VisuallyHidden } from '@mantine/core';
import type { Plan } from '@platewise/contract/plans/plan-schema';
import { prep } from '@platewise/contract/texts/site/prep';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import typography from '../../../shared/ui/typography/typography.module.css';
import { movedPlan, withPlan } from '../data/chosen-plans.ts';
import classes from './eaten-order.module.css';

type EatenOrderProps = {
  chosen: readonly string[];
  listed: readonly Plan[];
  onChoose: (planIds: readonly string[]) => void;
};

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const words = prep.choose;

/** Paler where there is nowhere to move; the keyboard keeps its place. */
const out = (isDisabled: boolean) => ({ 'aria-disabled': isDisabled, ...(isDisabled && { c: 'var(--field-border)' }) });

/** The chosen plans as days, to be moved and taken out. */
export function EatenOrder({ chosen, listed, onChoose }: EatenOrderProps) {
  const labelId = useId();
  const [news, setNews] = useState('');
  const list = useRef<HTMLElement>(null);
  // What has gone from the list since, by paging or searching, keeps its name.
  const [seen] = useState(() => new Map<string, string>());
  for (const { _id, name, meals } of listed) seen.set(_id, name ?? meals.map((meal) => meal.name).join(' · '));
  const nameOf = (planId: string) => seen.get(planId) ?? words.notListed;

  function move(place: number, by: -1 | 1) {
    onChoose(movedPlan(chosen, place, by));
    setNews(words.moved({ plan: nameOf(chosen[place] ?? ''), day: place + by + 1 }));
  }

  return (
    <Box
      component="section"
      ref={list}
      tabIndex={-1}
      px="var(--space-20)"
      py="md"
      bd="1px solid var(--line)"
      bg="var(--surface)"
      bdrs="md"
      aria-labelledby={labelId}
    >
      <Text component="h3" id={labelId} inherit fw={600} lh={1.4}>
        {words.order}
      </Text>
      {chosen.length === 0 && (
        <Text inherit mt="var(--space-4)" c="dimmed">
          {words.orderEmpty}
        </Text>
      )}
      <Flex component="ol" direction="column" {...(chosen.length > 0 && { mt: 'sm' })}>
        {chosen.map((planId, place) => (
          <li key={planId} className={classes.day}>
            <Text span inherit flex="none" miw="3.5em" fw={600}>
              {words.day({ day: place + 1 })}
            </Text>
            <span className={classes.name}>
              <Text className={typography.breakable} span size="sm" lh={1.35} lineClamp={2}>
                {nameOf(planId)}
              </Text>
            </span>
            <Flex component="span" className={classes.actions} flex="none">
              <ActionIcon
                size={40}
                aria-label={words.earlier({ plan: nameOf(planId) })}
                {...out(place === 0)}
                onClick={() => place > 0 && move(place, -1)}
              >
                <IconArrowUp {...ICON} />
              </ActionIcon>
              <ActionIcon
                size={40}
                aria-label={words.later({ plan: nameOf(planId) })}
                {...out(place === chosen.length - 1)}
                onClick={() => place < chosen.length - 1 && move(place, 1)}
              >
                <IconArrowDown {...ICON} />
              </ActionIcon>
              <ActionIcon
                size={40}
                aria-label={words.takeOut({ plan: nameOf(planId) })}
                onClick={() => {
                  onChoose(withPlan(chosen, planId));
                  // The pressed button goes with its day.
                  list.current?.focus();
                }}
              >
                <IconX {...ICON} />
              </ActionIcon>
            </Flex>
          </li>
        ))}
      </Flex>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Box>
  );
}
