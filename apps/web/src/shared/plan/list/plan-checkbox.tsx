import { Checkbox, Text } from '@mantine/core';
import type { Plan } from '@platewise/contract/plans/plan-schema';
import { createdAtText } from '../../format/created-at.ts';
import typography from '../../ui/typography/typography.module.css';

type PlanCheckboxProps = {
  plan: Pick<Plan, 'name' | 'createdAt' | 'meals'>;
  /** What a plan without a name is called. */
  unnamed: string;
  checked: boolean;
  disabled: boolean;
  onToggle: () => void;
};

/** A plan to tick: when it was made and what is eaten, since most have no name. */
export function PlanCheckbox({
  plan: { name, createdAt, meals },
  unnamed,
  checked,
  disabled,
  onToggle,
}: PlanCheckboxProps) {
  return (
    <Checkbox
      size="md"
      checked={checked}
      disabled={disabled}
      onChange={onToggle}
      iconColor="var(--on-primary)"
      label={
        <Text className={typography.breakable} span inherit fw={600}>
          {name ?? unnamed}
        </Text>
      }
      description={
        <>
          {createdAtText(createdAt)}
          <Text span inherit display="block" mt="var(--space-4)" c="var(--ink)">
            {meals.map((meal) => meal.name).join(' · ')}
          </Text>
        </>
      }
    />
  );
}
