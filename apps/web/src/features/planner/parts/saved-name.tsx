import { ActionIcon, Group, Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { useEffect } from 'react';
import { type NamedPlan, PlanNameForm } from '../../../shared/plan/name/plan-name-form.tsx';
import { useNameEditing } from '../../../shared/plan/name/use-name-editing.ts';
import typography from '../../../shared/ui/typography/typography.module.css';

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
    <Group gap="var(--space-4) var(--space-8)" mih="40px" mb="xs">
      <IconCheck size={18} stroke={1.5} color="var(--primary-text)" aria-hidden />
      <Text span inherit c="var(--primary-text)">
        {texts.planner.savedAlready}
      </Text>
      {isEditing ? (
        <PlanNameForm plan={plan} {...field} />
      ) : (
        <>
          <Text dir="auto" className={typography.breakable} span inherit miw={0} fw={600}>
            {plan.name}
          </Text>
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
    </Group>
  );
}
