import { Box, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import lines from '../../ui/layout/lines.module.css';
import typography from '../../ui/typography/typography.module.css';
import { EstimatedMark } from '../card/estimated-mark.tsx';
import { kcalText, milligramsRangeText, nutrientGramsText, nutrientRangeText } from '../quantities.ts';
import type { ShownMeal } from '../shown-meal.ts';
import classes from './detailed-nutrition.module.css';

type DetailedNutritionProps = { meal: ShownMeal; headingOrder: 3 | 4 };

/** The figures of the food table for one serving; what was not measured for all of it is stated between its bounds. */
export function DetailedNutrition({ meal, headingOrder }: DetailedNutritionProps) {
  const { calories, macros, nutrition, nutritionRange } = meal;
  const rows = [
    { label: texts.meal.calories, value: kcalText(calories) },
    { label: texts.meal.protein, value: nutrientGramsText(macros.protein) },
    { label: texts.meal.carbs, value: nutrientGramsText(macros.carbs) },
    { label: texts.meal.fiber, value: nutrientRangeText(nutrition.fiber, nutritionRange?.fiber), isPart: true },
    { label: texts.meal.sugar, value: nutrientRangeText(nutrition.sugar, nutritionRange?.sugar), isPart: true },
    { label: texts.meal.fat, value: nutrientGramsText(macros.fat) },
    {
      label: texts.meal.saturatedFat,
      value: nutrientRangeText(nutrition.saturatedFat, nutritionRange?.saturatedFat),
      isPart: true,
    },
    { label: texts.meal.sodium, value: milligramsRangeText(nutrition.sodium, nutritionRange?.sodium) },
  ];

  return (
    <section>
      <Title order={headingOrder} mb="var(--space-4)" ff="text" fz="sm" fw={600} lh={1.4}>
        {texts.meal.detailedNutrition} {meal.estimated.includes('nutrition') && <EstimatedMark />}
      </Title>
      <Box component="dl" className={`${typography.figures} ${lines.between} ${classes.rows}`} fz="sm">
        {rows.map(({ label, value, isPart }) => (
          <div key={label} data-part={isPart}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
    </section>
  );
}
