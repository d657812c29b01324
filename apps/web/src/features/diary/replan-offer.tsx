import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useRef, useState } from 'react';
import { kcalText } from '../meal/quantities.ts';
import { useIsReachable } from '../offline/use-connection.ts';
import type { DiaryDay } from './diary-day.ts';
import { missesGoal } from './misses-goal.ts';
import classes from './replan-offer.module.css';
import { ReplanProposal } from './replan-proposal.tsx';
import { useReplan } from './use-replan.ts';

type ReplanOfferProps = { day: DiaryDay; today: string; isQueued: boolean };

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
    <div ref={region} tabIndex={-1} className={classes.region}>
      <div role="status">
        {undo && (
          <div className={classes.note}>
            <p>{words.applied}</p>
            <Button size="compact-md" variant="default" onClick={() => void undo()}>
              {texts.calorieScreen.undo}
            </Button>
          </div>
        )}
        {!undo && isOffered && !isOpen && (
          <div className={classes.note}>
            <p>
              {words.offer({
                total: kcalText(day.eaten.calories + day.toCome.calories),
                goal: kcalText(day.goal.calories),
              })}
            </p>
            <Button size="compact-md" variant="default" onClick={() => setIsOpen(true)}>
              {words.see}
            </Button>
          </div>
        )}
      </div>
      {isOpen && <ReplanProposal date={day.date} replan={replan} onClose={close} />}
    </div>
  );
}
