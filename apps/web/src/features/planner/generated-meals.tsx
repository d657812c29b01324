import { Button, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useState } from 'react';
import { PlanToCalendar } from '../calendar/plan-to-calendar.tsx';
import { FamilyDay } from '../family/family-day.tsx';
import { PendingName } from '../offline/pending-name.tsx';
import { PlanMeals } from '../plan-changes/plan-meals.tsx';
import { useMakeList } from '../shopping/use-make-list.ts';
import { CertificateLine } from './certificate-line.tsx';
import classes from './generated-meals.module.css';
import { PlanWarnings } from './plan-warnings.tsx';
import { SavedName } from './saved-name.tsx';
import { type CurrentPlan, shownPlan } from './use-current-plan.ts';
import { useSavePlan } from './use-save-plan.ts';

/** The plan that was made: its proof, its notes, its meals. */
export function GeneratedMeals({ plan }: { plan: CurrentPlan }) {
  const [showNutrition, setShowNutrition] = useState(false);
  const [wasSaved] = useState(plan.isSaved);
  const { save, isSaving } = useSavePlan();
  const list = useMakeList();
  const { planId, meals, certificate, warnings } = plan.result;

  return (
    <>
      <div className={classes.header}>
        <Title order={2}>{texts.planner.generatedMeals}</Title>
        <div className={classes.actions}>
          <Button variant="default" aria-pressed={showNutrition} onClick={() => setShowNutrition(!showNutrition)}>
            {showNutrition ? texts.planner.hideNutrition : texts.planner.showNutrition}
          </Button>
          {planId && (
            <Button
              variant="default"
              loading={list.isBusy}
              onClick={() => list.make({ _id: planId, name: plan.name ?? null })}
            >
              {list.label}
            </Button>
          )}
          {planId && <PlanToCalendar plan={{ _id: planId, meals }} name={plan.name ?? texts.dashboard.unnamedPlan} />}
          {!plan.isSaved && (
            <Button variant="light" loading={isSaving} onClick={() => void save()}>
              {texts.planner.save}
            </Button>
          )}
        </div>
      </div>
      {plan.isSaved && planId && (
        <SavedName plan={{ _id: planId, name: plan.name ?? texts.planner.defaultPlanName }} takesFocus={!wasSaved} />
      )}
      {plan.isSaved && !planId && <PendingName name={plan.name ?? ''} takesFocus={!wasSaved} />}
      <CertificateLine certificate={certificate} />
      {certificate.people && <FamilyDay people={certificate.people} />}
      <PlanWarnings warnings={warnings} />
      <PlanMeals planId={planId ?? null} plan={shownPlan(plan)} showNutrition={showNutrition} />
    </>
  );
}
