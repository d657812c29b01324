import { ActionIcon } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { useEffect } from 'react';
import { type NamedPlan, PlanNameForm } from '../../../shared/plan/name/plan-name-form.tsx';
import { useNameEditing } from '../../../shared/plan/name/use-name-editing.ts';
import classes from './saved-name.module.css';

type SavedNameProps = {
  plan: NamedPlan & { name: string };
  /** It was saved just now, and the pressed button has gone with that. */
  takesFocus: boolean;
};

/** That the plan is saved, and its name, which is changed where it stands. */
export function SavedName({ plan, takesFocus }: SavedNameProps) {
  const { isEditing, pencil, open, field } = useNameEditing(plan._id);

  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) pencil.current?.focus({ preventScroll: true });
  }, [takesFocus, pencil]);

  return (
    <div className={classes.saved}>
      <IconCheck size={18} stroke={1.5} aria-hidden className={classes.check} />
      <span className={classes.label}>{texts.planner.savedAlready}</span>
      {isEditing ? (
        <PlanNameForm plan={plan} {...field} />
      ) : (
        <>
          <span dir="auto" className={classes.name}>
            {plan.name}
          </span>
          <ActionIcon
            ref={pencil}
            aria-label={texts.dashboard.renamePlan({ plan: plan.name })}
            title={texts.dashboard.renamePlan({ plan: plan.name })}
            onClick={open}
          >
            <IconPencil size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </>
      )}
    </div>
  );
}
