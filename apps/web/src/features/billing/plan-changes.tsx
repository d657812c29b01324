import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useState } from 'react';
import { useSubscription } from '../subscription/use-subscription.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DropPlan } from './drop-plan.tsx';
import classes from './plan-changes.module.css';
import { ResumePlan } from './resume-plan.tsx';

const words = texts.billingScreen;

/** Ending a paid plan, and taking that back while it has not ended. A free plan has neither (shell 4), but one that
 * ended unpaid can be let go. */
export function PlanChanges() {
  const { plan, status, cancelAtPeriodEnd, billing } = useSubscription();
  const [isAsking, setIsAsking] = useState(false);
  if (plan === 'free' && billing && billing.problem !== null) {
    return (
      <div className={classes.ways}>
        <DropPlan planId={billing.planId} />
      </div>
    );
  }
  if (plan === 'free' || status !== 'active') return null;

  return (
    <div className={classes.ways}>
      {cancelAtPeriodEnd && !billing?.resumesAt && <ResumePlan />}
      <Button variant="default" className={classes.cancel} onClick={() => setIsAsking(true)}>
        {words.cancel}
      </Button>
      {isAsking && <CancelDialog onClose={() => setIsAsking(false)} />}
    </div>
  );
}
