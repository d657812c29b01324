import { Button, Group } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import note from '../../ui/states/note.module.css';
import { mealOfMutation, type PlanMutation } from '../plan-mutation.ts';
import { focusUndo } from '../undo/focus-undo.ts';
import { changeFailure } from './change-failure.ts';
import { focusControl } from './focus-control.ts';
import type { FailedChange, PlanChanges } from './use-plan-changes.ts';

type ChangeFailureBlockProps = { planId: string; failed: FailedChange | null; changes: PlanChanges };

/** Why a change was not made, where it was asked for, until it is tried again or put away. */
export function ChangeFailureBlock({ planId, failed, changes }: ChangeFailureBlockProps) {
  if (!failed) return null;
  const { mutation, error } = failed;
  const { text, canRetry } = changeFailure(error);

  return (
    <div className={note.note} style={{ cursor: 'default' }} data-tone="failure" role="alert">
      <p>{text}</p>
      <Group gap="var(--space-4)" align="stretch" wrap="nowrap">
        {canRetry && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={({ currentTarget }) => {
              focusSource(currentTarget, planId, mutation);
              changes.retry(mutation);
            }}
          >
            {texts.planChanges.tryAgain}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={({ currentTarget }) => {
            focusSource(currentTarget, planId, mutation);
            changes.dismiss(mealOfMutation(mutation));
          }}
        >
          {texts.planChanges.dismiss}
        </Button>
      </Group>
    </div>
  );
}

// This block goes with the press, and must not take the focus with it.
function focusSource(button: Element, planId: string, { kind }: PlanMutation): void {
  if (kind === 'undo') focusUndo(planId);
  else focusControl(button, kind);
}
