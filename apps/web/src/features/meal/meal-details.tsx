import { Modal, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';

import { useOpenAfterMount } from '../../components/use-open-after-mount.ts';
import { DetailedNutrition } from './detailed-nutrition.tsx';
import { EstimatedMark } from './estimated-mark.tsx';
import { keyedLines } from './keyed-lines.ts';
import { MACROS, macroShares } from './macro-shares.ts';
import { MacroSplit } from './macro-split.tsx';
import classes from './meal-details.module.css';
import { MealEnergy } from './meal-energy.tsx';
import { MealFacts } from './meal-facts.tsx';
import { MealReasons } from './meal-reasons.tsx';
import { MealTags } from './meal-tags.tsx';
import { MealTrace } from './meal-trace.tsx';
import type { ShownMeal } from './shown-meal.ts';

type MealDetailsProps = {
  meal: ShownMeal;
  calorieTargetKcal?: number | undefined;
  /** Why the meal is in its plan, in sentences. */
  reasons?: readonly string[] | undefined;
  opened: boolean;
  onClose: () => void;
};

/** All of one meal, like a recipe's page. */
export function MealDetails({ meal, calorieTargetKcal, reasons = [], opened, onClose }: MealDetailsProps) {
  const isOpen = useOpenAfterMount(opened);

  return (
    <Modal.Root opened={isOpen} onClose={onClose} size={680} classNames={{ content: classes.content }}>
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.header}>
          <Modal.Title className={classes.title}>{meal.name}</Modal.Title>
          <Modal.CloseButton aria-label={texts.meal.closeDetails} />
        </div>
        <Modal.Body className={classes.body}>
          <MealEnergy calories={meal.calories} targetKcal={calorieTargetKcal} />
          <MealFacts meal={meal} />
          <MacroSplit meal={meal} showShares />
          {meal.items.length > 0 && !addsUp(meal) && <p className={classes.note}>{texts.meal.shareNote}</p>}
          <div className={classes.columns}>
            <IngredientsSection meal={meal} />
            <DetailedNutrition meal={meal} headingOrder={3} />
          </div>
          <MealTrace meal={meal} />
          <StepsSection meal={meal} />
          <MealReasons reasons={reasons} />
          <MealTags meal={meal} />
          {meal.estimated.length > 0 && <p className={classes.note}>{texts.meal.estimatedNote}</p>}
          {meal.difficulty && (
            <div className={classes.footer}>{texts.meal.difficulty({ difficulty: meal.difficulty })}</div>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function IngredientsSection({ meal }: { meal: ShownMeal }) {
  return (
    <section>
      <Title order={3} className={classes.heading}>
        {texts.meal.ingredients}
      </Title>
      {meal.ingredients.length === 0 && <p className={classes.note}>{texts.meal.noIngredients}</p>}
      <ul className={classes.ingredients}>
        {keyedLines(meal.ingredients).map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function StepsSection({ meal }: { meal: ShownMeal }) {
  if (meal.instructions.length === 0) return null;
  return (
    <section>
      <Title order={3} className={classes.heading}>
        {texts.meal.instructions} {meal.estimated.includes('instructions') && <EstimatedMark />}
      </Title>
      <ol className={classes.steps}>
        {keyedLines(meal.instructions).map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ol>
    </section>
  );
}

function addsUp(meal: ShownMeal): boolean {
  const shares = macroShares(meal);
  const sum = MACROS.reduce((total, macro) => total + shares[macro], 0);
  return sum === 0 || sum === 100;
}
