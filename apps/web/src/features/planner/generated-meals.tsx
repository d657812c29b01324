import { Button, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { PlanMeals } from '../plan-changes/plan-meals.tsx';
import { CertificateLine } from './certificate-line.tsx';
import classes from './generated-meals.module.css';
import { PlanWarnings } from './plan-warnings.tsx';
import type { CurrentPlan } from './use-current-plan.ts';
import { useSavePlan } from './use-save-plan.ts';

/** The plan that was made: its proof, its notes, its meals. */
export function GeneratedMeals({ plan }: { plan: CurrentPlan }) {
  const [showNutrition, setShowNutrition] = useState(false);
  const { save, isSaving } = useSavePlan();
  const { planId, meals, certificate, warnings } = plan.result;

  return (
    <>
      <div className={classes.header}>
        <Title order={2}>{texts.planner.generatedMeals}</Title>
        <div className={classes.actions}>
          <Button variant="default" aria-pressed={showNutrition} onClick={() => setShowNutrition(!showNutrition)}>
            {showNutrition ? texts.planner.hideNutrition : texts.planner.showNutrition}
          </Button>
          {plan.isSaved ? (
            <p className={classes.saved}>
              <IconCheck size={18} stroke={1.5} aria-hidden /> {texts.planner.savedAlready}
            </p>
          ) : (
            <Button variant="light" loading={isSaving} onClick={() => void save()}>
              {texts.planner.save}
            </Button>
          )}
        </div>
      </div>
      <CertificateLine certificate={certificate} />
      <PlanWarnings warnings={warnings} />
      <PlanMeals
        planId={planId ?? null}
        plan={{ meals, certificate, undoSteps: plan.undoSteps ?? 0 }}
        showNutrition={showNutrition}
      />
    </>
  );
}
