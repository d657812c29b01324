import { Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import classes from './detailed-nutrition.module.css';
import { EstimatedMark } from './estimated-mark.tsx';
import { kcalText, milligramsText, nutrientGramsText } from './quantities.ts';
import type { ShownMeal } from './shown-meal.ts';

type DetailedNutritionProps = { meal: ShownMeal; headingOrder: 3 | 4 };

/** The figures of the food table for one serving; what it does not know is said to be not known. */
export function DetailedNutrition({ meal, headingOrder }: DetailedNutritionProps) {
  const { calories, macros, nutrition } = meal;
  const rows = [
    { label: texts.meal.calories, value: kcalText(calories) },
    { label: texts.meal.protein, value: nutrientGramsText(macros.protein) },
    { label: texts.meal.carbs, value: nutrientGramsText(macros.carbs) },
    { label: texts.meal.fiber, value: nutrientGramsText(nutrition.fiber), isPart: true },
    { label: texts.meal.sugar, value: nutrientGramsText(nutrition.sugar), isPart: true },
    { label: texts.meal.fat, value: nutrientGramsText(macros.fat) },
    { label: texts.meal.saturatedFat, value: nutrientGramsText(nutrition.saturatedFat), isPart: true },
    { label: texts.meal.sodium, value: milligramsText(nutrition.sodium) },
  ];

  return (
    <section>
      <Title order={headingOrder} className={classes.title}>
        {texts.meal.detailedNutrition} {meal.estimated.includes('nutrition') && <EstimatedMark />}
      </Title>
      <dl className={classes.rows}>
        {rows.map(({ label, value, isPart }) => (
          <div key={label} className={classes.row} data-part={isPart}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
