import { Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useState } from 'react';
import { MealCard } from '../meal/card/meal-card.tsx';
import { MealGrid } from '../meal/card/meal-grid.tsx';
import classes from './demo-meals.module.css';
import { demoPlans } from './demo-plans.ts';

/** The meals a visitor made, newest plan first, so that signing up loses nothing (decisions 3); nothing without any. */
export function DemoMeals() {
  const [plans] = useState(() => demoPlans().toReversed());
  if (plans.length === 0) return null;

  return (
    <section className={classes.section} aria-labelledby="demo-meals">
      <Title order={2} id="demo-meals">
        {texts.planner.demoMealsTitle}
      </Title>
      <p className={classes.text}>{texts.planner.demoMealsText}</p>
      <MealGrid>
        {plans.flatMap(({ key, result }) =>
          result.meals.map((meal) => (
            <MealCard key={`${key} ${meal.id}`} meal={meal} calorieTargetKcal={result.certificate.target.calories} />
          )),
        )}
      </MealGrid>
    </section>
  );
}
