import { Checkbox } from '@mantine/core';
import { prep } from '@platewise/contract/locales/en/site/prep';
import type { Plan } from '@platewise/contract/plan-schema';
import { createdAtText } from '../plans/created-at.ts';
import classes from './plan-choice.module.css';

type PlanChoiceProps = {
  plan: Plan;
  /** The day on which it is eaten; 0 where it is not chosen. */
  day: number;
  isFull: boolean;
  onToggle: () => void;
};

const words = prep.choose;

/** A plan to tick: when it was made and what is eaten, since most have no name. */
export function PlanChoice({ plan, day, isFull, onToggle }: PlanChoiceProps) {
  return (
    <div className={classes.choice}>
      <Checkbox
        size="md"
        checked={day > 0}
        disabled={isFull && day === 0}
        onChange={onToggle}
        iconColor="var(--on-primary)"
        label={plan.name ?? words.unnamed}
        description={
          <>
            {createdAtText(plan.createdAt)}
            <span className={classes.meals}>{plan.meals.map(({ name }) => name).join(' · ')}</span>
          </>
        }
      />
      {day > 0 && <span className={classes.day}>{words.day({ day })}</span>}
    </div>
  );
}
