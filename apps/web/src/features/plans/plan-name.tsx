import { ActionIcon, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconPencil } from '@tabler/icons-react';
import classes from './plan-name.module.css';
import { type NamedPlan, PlanNameForm } from './plan-name-form.tsx';
import { useNameEditing } from './use-name-editing.ts';

const words = texts.dashboard;

/** A plan's name, which is changed where it stands. */
export function PlanName({ plan, id }: { plan: NamedPlan; id: string }) {
  const { isEditing, pencil, open, field } = useNameEditing(plan._id);
  const name = plan.name ?? words.unnamedPlan;

  return (
    <div className={classes.name}>
      <Title dir="auto" order={2} id={id} className={classes.title} data-hidden={isEditing}>
        {name}
      </Title>
      {isEditing ? (
        <PlanNameForm plan={plan} {...field} />
      ) : (
        <ActionIcon ref={pencil} aria-label={words.renamePlan({ plan: name })} onClick={open}>
          <IconPencil size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
