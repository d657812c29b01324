import { ActionIcon, Paper, Title } from '@mantine/core';
import type { ClientMeal } from '@platewise/contract/meal-schema';
import { texts } from '@platewise/contract/texts';
import { IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, lazy, type MouseEvent, type ReactNode, Suspense, useId, useState } from 'react';

import { DetailedNutrition } from './detailed-nutrition.tsx';
import { IngredientLine } from './ingredient-line.tsx';
import { MacroSplit } from './macro-split.tsx';
import classes from './meal-card.module.css';

import { MealEnergy } from './meal-energy.tsx';
import { MealFacts } from './meal-facts.tsx';
import { MealTags } from './meal-tags.tsx';
import { shownMeal } from './shown-meal.ts';

// Fetched when a card is first opened: the dialog is a large part of the page's code.
const MealDetails = lazy(async () => ({ default: (await import('./meal-details.tsx')).MealDetails }));

export type MealCardProps = {
  meal: ClientMeal;
  /** kcal of the day that the meal's calories are shown against. */
  calorieTargetKcal?: number | undefined;
  showNutrition?: boolean;
  headingOrder?: 2 | 3;
  /** The control in the corner; the heart where favorites can be kept. */
  corner?: ReactNode;
};

/** A meal at a glance; a click or Enter opens all of it. */
export function MealCard({ meal, calorieTargetKcal, showNutrition = false, headingOrder = 3, corner }: MealCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const nameId = useId();
  const shown = shownMeal(meal);
  function open() {
    setWasOpened(true);
    setIsOpen(true);
  }

  return (
    <>
      <Paper
        component="article"
        className={classes.card}
        tabIndex={0}
        aria-labelledby={nameId}
        onClick={(event: MouseEvent<HTMLElement>) => isOwnClick(event) && open()}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          if (event.key === 'Enter' && event.target === event.currentTarget) open();
        }}
      >
        <div className={classes.header}>
          <div>
            {shown.mealType && <p className={classes.slot}>{texts.options.mealType[shown.mealType]}</p>}
            <Title order={headingOrder} id={nameId} className={classes.name}>
              {shown.name}
            </Title>
          </div>
          {corner}
        </div>
        <MealEnergy calories={shown.calories} targetKcal={calorieTargetKcal} />
        <MealFacts meal={shown} />
        <MacroSplit meal={shown} showShares={showNutrition} />
        <IngredientLine ingredients={shown.ingredients} />
        {showNutrition && <DetailedNutrition meal={shown} headingOrder={headingOrder === 2 ? 3 : 4} />}
        <MealTags meal={shown} />
        <div className={classes.footer}>
          <span>{shown.difficulty}</span>
          <ActionIcon variant="subtle" aria-label={texts.meal.showDetails} onClick={open}>
            <IconChevronRight size={20} stroke={1.5} aria-hidden />
          </ActionIcon>
        </div>
      </Paper>
      {wasOpened && (
        <Suspense>
          <MealDetails
            meal={shown}
            calorieTargetKcal={calorieTargetKcal}
            opened={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

// A press on a button inside does its own work, and selecting text is no click.
function isOwnClick(event: MouseEvent<HTMLElement>): boolean {
  const isOnControl = event.target instanceof Element && event.target.closest('button, a') !== null;
  return !isOnControl && !window.getSelection()?.toString();
}
