import { Group, Slider } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import typography from '../../../shared/ui/typography/typography.module.css';
import classes from './planner-form.module.css';

type MealCountSliderProps = { value: number; onChange: (value: number) => void };

const MARKS = Array.from({ length: LIMITS.mealCountMax }, (_, index) => ({
  value: LIMITS.mealCountMin + index,
  label: String(LIMITS.mealCountMin + index),
}));

export function MealCountSlider({ value, onChange }: MealCountSliderProps) {
  return (
    <div>
      <Group gap={0} align="baseline" justify="space-between" mb="xs" fz="sm" fw={600}>
        <span aria-hidden="true">{texts.planner.mealCountLabel}</span>
        <output className={typography.figures} suppressHydrationWarning>
          {texts.planner.mealCount({ count: value })}
        </output>
      </Group>
      <Slider
        value={value}
        onChange={onChange}
        min={LIMITS.mealCountMin}
        max={LIMITS.mealCountMax}
        step={1}
        marks={MARKS}
        label={null}
        thumbLabel={texts.planner.mealCountLabel}
        thumbProps={{ 'aria-valuetext': texts.planner.mealCount({ count: value }) }}
        classNames={{ markLabel: classes.mark }}
        mx="xs"
        mb="xl"
        thumbSize={22}
      />
    </div>
  );
}
