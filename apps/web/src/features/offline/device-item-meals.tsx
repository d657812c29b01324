import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { type ReactNode, useId, useState } from 'react';
import { PlanMeals } from '../plan-changes/plan-meals.tsx';
import { CertificateLine } from '../planner/certificate-line.tsx';
import { PlanTotal } from '../plans/plan-total.tsx';
import { useSubscription } from '../subscription/use-subscription.ts';
import classes from './device-item.module.css';
import type { Operation } from './operation.ts';
import type { ShownDevicePlan } from './shown-device-plan.ts';

const words = texts.offline;

type DeviceItemMealsProps = {
  operation: Operation & { kind: 'plans.save' };
  /** What else can be done about it. */
  ways: ReactNode;
};

/** A plan that lies on this device: its meals by name, what saving it may cost, and the meals themselves when asked for. */
export function DeviceItemMeals({ operation, ways }: DeviceItemMealsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  const subscription = useSubscription();
  const { result } = operation.shown as ShownDevicePlan;
  const { meals, certificate } = result;

  return (
    <>
      <p className={classes.meals}>{meals.map(({ name }) => name).join(' · ')}</p>
      {subscription.plan === 'free' && <p className={classes.made}>{words.needed({ count: meals.length })}</p>}
      <div className={classes.actions}>
        <Button
          size="compact-md"
          variant="default"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? words.hideMeals : words.showMeals}
        </Button>
        {ways}
      </div>
      <div id={contentId} hidden={!isOpen} className={classes.plan}>
        {isOpen && (
          <>
            <CertificateLine certificate={certificate} />
            <PlanTotal day={certificate.actual} targetKcal={certificate.target.calories} />
            <PlanMeals planId={null} plan={{ meals, certificate, undoSteps: 0, revision: 0 }} showNutrition={false} />
          </>
        )}
      </div>
    </>
  );
}
