import { Button, Title } from '@mantine/core';
import { calendarScreen } from '@platewise/contract/locales/en/calendar-screen';
import type { Plan } from '@platewise/contract/plan-schema';
import { texts } from '@platewise/contract/texts';
import { createdAtText } from '../plans/created-at.ts';
import { type AskedInDialog, type CalendarDesk, entryAt } from './calendar-desk.ts';
import classes from './choice-list.module.css';
import { ChoiceRow } from './choice-row.tsx';
import { placeMutation } from './mutations.ts';

type PlanChoiceProps = {
  plan: Plan;
  asked: Extract<AskedInDialog, { asks: 'plan-meal' | 'plan' }>;
  desk: CalendarDesk;
  replace: boolean;
  isBusy: boolean;
  onAdd: (work: () => Promise<string | null>) => void;
};

const words = calendarScreen;

/** One saved plan: all of it for a day, or its meals one by one for a slot. */
export function PlanChoice({ plan, asked, desk, replace, isBusy, onAdd }: PlanChoiceProps) {
  const name = plan.name ?? texts.dashboard.unnamedPlan;
  const planId = plan._id;

  return (
    <li className={classes.plan}>
      <div className={classes.planHead}>
        <div>
          <Title dir="auto" order={3} className={classes.planName}>
            {name}
          </Title>
          <p className={classes.meals}>{createdAtText(plan.createdAt)}</p>
          {asked.asks === 'plan' && <p className={classes.meals}>{plan.meals.map((meal) => meal.name).join(' · ')}</p>}
        </div>
        {asked.asks === 'plan' && (
          <Button
            variant="light"
            size="compact-md"
            aria-label={words.addWholeNamed({ name })}
            aria-disabled={isBusy}
            onClick={() => onAdd(() => desk.whole.placePlan({ date: asked.date, planId, replace }))}
          >
            {words.addWhole}
          </Button>
        )}
      </div>
      {asked.asks === 'plan-meal' && (
        <ul className={classes.list} aria-label={words.mealsOf({ name })}>
          {plan.meals.map((meal) => (
            <ChoiceRow
              key={meal.id}
              meal={meal}
              isBusy={isBusy}
              onAdd={() =>
                onAdd(() => {
                  const source = { planId, mealId: meal.id, meal };
                  return desk.changes.apply(placeMutation(asked.place, source, entryAt(desk, asked.place)));
                })
              }
            />
          ))}
        </ul>
      )}
    </li>
  );
}
