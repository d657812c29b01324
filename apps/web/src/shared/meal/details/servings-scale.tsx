import { ActionIcon, Group, Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import lines from '../../ui/layout/lines.module.css';
import typography from '../../ui/typography/typography.module.css';
import { nextScale } from './scale-steps.ts';

type ServingsScaleProps = { servings: number; onChange: (servings: number) => void };

const words = texts.meal.scale;

/** For how many servings amounts and figures are shown; it changes what is read, not the plan. */
export function ServingsScale({ servings, onChange }: ServingsScaleProps) {
  const labelId = useId();
  return (
    <Group
      className={lines.aboveAndBelow}
      gap="var(--space-8) var(--space-16)"
      justify="space-between"
      py="xs"
      role="group"
      aria-labelledby={labelId}
    >
      <span id={labelId}>{words.label}</span>
      <Group gap="var(--space-4)" wrap="nowrap">
        <Step direction="fewer" servings={servings} onChange={onChange} />
        <Text
          className={`${typography.figures} ${typography.oneLine}`}
          component="output"
          inherit
          miw="6.5em"
          fw={600}
          ta="center"
        >
          {texts.meal.servings({ count: servings })}
        </Text>
        <Step direction="more" servings={servings} onChange={onChange} />
      </Group>
    </Group>
  );
}

function Step({ direction, servings, onChange }: ServingsScaleProps & { direction: 'more' | 'fewer' }) {
  const next = nextScale(servings, direction);
  const Icon = direction === 'more' ? IconPlus : IconMinus;
  return (
    <ActionIcon
      size={36}
      variant="default"
      aria-label={words[direction]}
      // Not `disabled`: the keyboard keeps its place at the last step.
      {...(next === null && { 'data-disabled': true, 'aria-disabled': true })}
      onClick={() => next !== null && onChange(next)}
    >
      <Icon size={16} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
