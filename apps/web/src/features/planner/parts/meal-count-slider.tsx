import { Slider } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import classes from './meal-count-slider.module.css';

type MealCountSliderProps = { value: number; onChange: (value: number) => void };

const MARKS = Array.from({ length: LIMITS.mealCountMax }, (_, index) => ({
  value: LIMITS.mealCountMin + index,
  label: String(LIMITS.mealCountMin + index),
}));

export function MealCountSlider({ value, onChange }: MealCountSliderProps) {
  return (
    <div>
      <div className={classes.label}>
        <span aria-hidden="true">{texts.planner.mealCountLabel}</span>
        <output className={classes.count}>{texts.planner.mealCount({ count: value })}</output>
      </div>
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
        classNames={{ root: classes.slider, markLabel: classes.markLabel }}
        thumbSize={22}
      />
    </div>
  );
}
