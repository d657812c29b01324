import { Button, Group, Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useRef, useState } from 'react';
import { useIsReachable } from '../../../../shared/api/use-connection.ts';
import { kcalText } from '../../../../shared/meal/quantities.ts';
import { lazyPart } from '../../../../shared/ui/parts/lazy-part.tsx';
import typography from '../../../../shared/ui/typography/typography.module.css';
import type { DiaryDay } from '../../data/diary-day.ts';
import { useReplan } from '../../data/use-replan.ts';
import { missesGoal } from '../../data/values/misses-goal.ts';
import classes from '../diary.module.css';

/** Its code is fetched on a press, as what it proposes is. */
const ReplanProposal = lazyPart(async () => (await import('./replan-proposal.tsx')).ReplanProposal);

type ReplanOfferProps = { day: DiaryDay; today: string; isQueued: boolean };

const NOTE = {
  className: classes.warning,
  gap: 'var(--space-8) var(--space-16)',
  justify: 'space-between',
  mt: 'md',
};
const words = texts.calorieScreen.replan;

/** Offers to portion what is left of a day again when it would miss its goal: nothing happens unless it is asked for. */
export function ReplanOffer({ day, today, isQueued }: ReplanOfferProps) {
  const [isOpen, setIsOpen] = useState(false);
  const replan = useReplan(day.date);
  const { undo } = replan;
  const isReachable = useIsReachable();
  const region = useRef<HTMLDivElement>(null);
  const isOffered = missesGoal(day, today) && isReachable && !isQueued;

  function close() {
    setIsOpen(false);
    region.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={region} tabIndex={-1} className={classes.place}>
      <div role="status">
        {undo && (
          <Group {...NOTE}>
            <Text inherit>{words.applied}</Text>
            <Button size="compact-md" variant="default" onClick={() => void undo()}>
              {texts.calorieScreen.undo}
            </Button>
          </Group>
        )}
        {!undo && isOffered && !isOpen && (
          <Group {...NOTE}>
            <Text className={typography.figures} inherit>
              {words.offer({
                total: kcalText(day.eaten.calories + day.toCome.calories),
                goal: kcalText(day.goal.calories),
              })}
            </Text>
            <Button size="compact-md" variant="default" onClick={() => setIsOpen(true)}>
              {words.see}
            </Button>
          </Group>
        )}
      </div>
      {isOpen && <ReplanProposal date={day.date} replan={replan} onClose={close} />}
    </div>
  );
}
