import { Checkbox, Fieldset, Group, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core';
import {
  CONDITIONS,
  type ConditionId,
  LIMITS_OF,
  POLLENS,
  SOURCE_YEARS,
} from '@platewise/contract/generation/condition-options';
import { texts } from '@platewise/contract/texts';
import type { ReactNode } from 'react';
import type { PlannerCondition } from '../planning/planner-values.ts';
import typography from '../ui/typography/typography.module.css';

const words = texts.conditions;
const ABOUT = { plan: words.form.about, profile: words.form.ofProfile, people: words.form.isShared } as const;

type ConditionsFieldProps = {
  conditions: readonly PlannerCondition[];
  /** What they are planned for: one plan, a profile, or several people who share meals and have none. */
  of: 'plan' | 'profile' | 'people';
  error: ReactNode;
  onChange: (conditions: readonly PlannerCondition[]) => void;
};

/** The conditions that are planned by a published rule, each with what the rule does, what it needs to know, and what it does not. */
export function ConditionsField({ conditions, of, error, onChange }: ConditionsFieldProps) {
  function toggle(id: ConditionId, isChosen: boolean) {
    const others = conditions.filter((one) => one.id !== id);
    const chosen = isChosen ? [...others, { id, acknowledged: false, limits: {}, pollens: [] }] : others;
    onChange(CONDITIONS.flatMap((one) => chosen.find((condition) => condition.id === one) ?? []));
  }

  function change(changed: PlannerCondition) {
    onChange(conditions.map((one) => (one.id === changed.id ? changed : one)));
  }

  return (
    <Fieldset
      legend={of === 'profile' ? <VisuallyHidden>{texts.planner.conditions}</VisuallyHidden> : texts.planner.conditions}
      bd={of === 'profile' ? 0 : '1px solid var(--line)'}
      p={of === 'profile' ? 0 : 'sm'}
      m={0}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {ABOUT[of]}
        </Text>
        {of !== 'people' &&
          CONDITIONS.map((id) => {
            const chosen = conditions.find((one) => one.id === id);
            return (
              <div key={id}>
                <Checkbox
                  label={words.names[id]}
                  checked={chosen !== undefined}
                  onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
                />
                {chosen && <ChosenCondition condition={chosen} hasError={Boolean(error)} onChange={change} />}
              </div>
            );
          })}
        {of !== 'people' && error && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert" className={typography.breakable}>
            {unconfirmed(conditions) ?? error}
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}

function unconfirmed(conditions: readonly PlannerCondition[]): string | undefined {
  const first = conditions.find(({ acknowledged }) => !acknowledged);
  return first && words.form.confirmFirst({ condition: words.names[first.id] });
}

type ChosenConditionProps = {
  condition: PlannerCondition;
  hasError: boolean;
  onChange: (condition: PlannerCondition) => void;
};

function ChosenCondition({ condition, hasError, onChange }: ChosenConditionProps) {
  const { id, acknowledged, limits, pollens } = condition;
  const names = LIMITS_OF[id] ?? [];

  return (
    <Stack gap="xs" mt={4} mb="xs" ml={30}>
      <Text size="sm">{words.rules[id]}</Text>
      {names.length > 0 && (
        <Fieldset bd={0} p={0} m={0} legend={words.form.limitsOfYourOwn}>
          <Group gap="sm" align="flex-end">
            {names.map((name) => (
              <TextInput
                key={name}
                label={words.form.limits[name]}
                description={name === 'lactoseGrams' ? words.form.lactoseHint : undefined}
                inputMode="numeric"
                w={190}
                value={limits[name] ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  onChange({ ...condition, limits: { ...limits, [name]: value } })
                }
              />
            ))}
          </Group>
        </Fieldset>
      )}
      {id === 'oral_allergy' && (
        <Fieldset bd={0} p={0} m={0} legend={words.form.pollens}>
          <Group gap="md">
            {POLLENS.map((pollen) => (
              <Checkbox
                key={pollen}
                label={words.form.pollenNames[pollen]}
                checked={pollens.includes(pollen)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange({
                    ...condition,
                    pollens: POLLENS.filter((one) => (one === pollen ? checked : pollens.includes(one))),
                  })
                }
              />
            ))}
          </Group>
        </Fieldset>
      )}
      <Checkbox
        label={words.form.confirm({ text: words.unknown[id] })}
        checked={acknowledged}
        aria-invalid={hasError && !acknowledged}
        onChange={({ currentTarget: { checked } }) => onChange({ ...condition, acknowledged: checked })}
      />
      <Text size="sm" c="dimmed">
        {words.account.source({ source: words.sources[id], year: SOURCE_YEARS[id] })} {words.advice}
      </Text>
    </Stack>
  );
}
