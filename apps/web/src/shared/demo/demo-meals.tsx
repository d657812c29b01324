import { Box, Text, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useState } from 'react';
import { MealCard } from '../meal/card/meal-card.tsx';
import { MealGrid } from '../meal/card/meal-grid.tsx';
import { demoPlans } from './demo-plans.ts';

/** The meals a visitor made, newest plan first, so that signing up loses nothing (decisions 3); nothing without any. */
export function DemoMeals() {
  const [plans] = useState(() => demoPlans().toReversed());
  if (plans.length === 0) return null;

  return (
    <Box component="section" pb="var(--space-64)" aria-labelledby="demo-meals">
      <Title order={2} id="demo-meals">
        {texts.planner.demoMealsTitle}
      </Title>
      <Text inherit maw="68ch" mt="var(--space-4)" mb="var(--space-20)" c="dimmed">
        {texts.planner.demoMealsText}
      </Text>
      <MealGrid>
        {plans.flatMap(({ key, result }) =>
          result.meals.map((meal) => (
            <MealCard key={`${key} ${meal.id}`} meal={meal} calorieTargetKcal={result.certificate.target.calories} />
          )),
        )}
      </MealGrid>
    </Box>
  );
}
