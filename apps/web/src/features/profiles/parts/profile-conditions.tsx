import { Box } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { type ReactNode, useState } from 'react';
import type { PlannerCondition } from '../../../shared/planning/planner-values.ts';
import { lazyPart } from '../../../shared/ui/parts/lazy-part.tsx';
import classes from './fold.module.css';

// Few have a condition: its texts come with it.
const ConditionsField = lazyPart(
  async () => (await import('../../../shared/conditions/conditions-field.tsx')).ConditionsField,
);

type ProfileConditionsProps = {
  conditions: readonly PlannerCondition[];
  error: ReactNode;
  onChange: (conditions: readonly PlannerCondition[]) => void;
};

/** The conditions of a profile: closed where there is none, and never while one of them is refused. */
export function ProfileConditions({ conditions, error, onChange }: ProfileConditionsProps) {
  const [isAsked, setIsAsked] = useState(conditions.length > 0);
  const isOpen = isAsked || Boolean(error);
  const count = conditions.length;

  return (
    <details className={classes.fold} open={isOpen} onToggle={({ currentTarget }) => setIsAsked(currentTarget.open)}>
      <summary>{count > 0 ? texts.planner.summaryConditions({ count }) : texts.planner.conditions}</summary>
      <Box mt="sm">
        {isOpen && <ConditionsField conditions={conditions} of="profile" error={error} onChange={onChange} />}
      </Box>
    </details>
  );
}
