import { texts } from '@platewise/contract/texts';
import type { Ref } from 'react';
import { PortionLeaf } from '../family/portion-leaf.tsx';
import type { ShownMeal } from '../meal/shown-meal.ts';
import classes from './cooking-leaf.module.css';
import type { CookingIngredient, CookingPage } from './cooking-pages.ts';
import { LeafIngredients } from './leaf-ingredients.tsx';
import { StepText } from './step-text.tsx';

type CookingLeafProps = {
  meal: ShownMeal;
  page: CookingPage;
  stepCount: number;
  ref: Ref<HTMLElement>;
};

const words = texts.cooking;

/** One page: a step and what goes into it, or what to have ready. Wherever the focus is, it is read out when it is turned. */
export function CookingLeaf({ meal, page, stepCount, ref }: CookingLeafProps) {
  const title = titleOf(page, stepCount);
  return (
    <section
      ref={ref}
      className={classes.section}
      tabIndex={-1}
      data-autofocus
      aria-label={title}
      aria-live="polite"
      aria-atomic
    >
      <div key={title} className={classes.leaf}>
        <div className={classes.words}>
          <h3 className={classes.title}>{title}</h3>
          {page.kind === 'portion' && meal.portions && <PortionLeaf mealId={meal.id} portions={meal.portions} />}
          {page.kind === 'step' && <StepText text={page.text} times={page.times} />}
          {page.kind === 'start' && <p className={classes.note}>{startText(meal, page.ingredients)}</p>}
          {page.kind === 'step' && page.step === 1 && hasNoIngredients(meal) && (
            <p className={classes.note}>{words.noIngredients}</p>
          )}
        </div>
        <LeafIngredients
          meal={meal}
          ingredients={page.ingredients}
          label={page.kind === 'step' ? words.forStep : texts.meal.ingredients}
        />
      </div>
    </section>
  );
}

function titleOf(page: CookingPage, stepCount: number): string {
  if (page.kind === 'portion') return texts.family.cooking.title;
  return page.kind === 'step' ? words.stepOf({ step: page.step, count: stepCount }) : words.beforeStart;
}

function startText(meal: ShownMeal, ingredients: readonly CookingIngredient[]): string {
  const hasSteps = meal.instructions.length > 0 && !meal.estimated.includes('instructions');
  if (hasSteps) return words.unused;
  return ingredients.length > 0 ? words.noSteps : words.nothing;
}

function hasNoIngredients({ items, ingredients }: ShownMeal): boolean {
  return items.length === 0 && ingredients.length === 0;
}
