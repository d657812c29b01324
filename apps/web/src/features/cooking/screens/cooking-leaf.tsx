import { Box, Text } from '@mantine/core';
import type { MealItem } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { type Ref, useId } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { PortionLeaf } from '../../../shared/family/portion-leaf.tsx';
import type { ShownMeal } from '../../../shared/meal/shown-meal.ts';
import { useFoodWeight } from '../../../shared/preferences/use-food-weight.ts';
import typography from '../../../shared/ui/typography/typography.module.css';
import type { CookingIngredient, CookingPage } from '../data/cooking-pages.ts';
import type { NamedTime } from '../data/find-times.ts';
import { StandIns } from '../parts/stand-ins.tsx';
import classes from './cooking-leaf.module.css';

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
        <Box miw={0}>
          <Text component="h3" size="lg" mb="xs" c="dimmed" ff="text" fw={600} lh={1.3}>
            {title}
          </Text>
          {page.kind === 'portion' && meal.portions && <PortionLeaf mealId={meal.id} portions={meal.portions} />}
          {page.kind === 'step' && <StepText text={page.text} times={page.times} />}
          {page.kind === 'start' && <p className={classes.note}>{startText(meal, page.ingredients)}</p>}
          {page.kind === 'step' && page.step === 1 && hasNoIngredients(meal) && (
            <p className={classes.note}>{words.noIngredients}</p>
          )}
        </Box>
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

type LeafIngredientsProps = { meal: ShownMeal; ingredients: readonly CookingIngredient[]; label: string };

/** The amounts of a page, by weight and in the household measures that the details of the meal have asked for. */
function LeafIngredients({ meal, ingredients, label }: LeafIngredientsProps) {
  const labelId = useId();
  const foodWeight = useFoodWeight();
  const items = meal.items.map(({ food, grams }) => ({ food, grams }));
  const trace = trpc.meals.trace.useQuery({ items }, { enabled: items.length > 0 });
  if (ingredients.length === 0) return null;

  return (
    <Box miw={0}>
      <Text component="h4" size="lg" mb="var(--space-4)" c="dimmed" ff="text" fw={600} lh={1.3} id={labelId}>
        {label}
      </Text>
      <ul className={classes.list} aria-labelledby={labelId}>
        {ingredients.map((ingredient) => (
          <li key={ingredient.place}>
            {ingredient.grams !== null && (
              <Text className={`${typography.figures} ${typography.oneLine}`} span inherit fw={600}>
                {foodWeight(ingredient.grams)}{' '}
              </Text>
            )}
            <span className={typography.breakable}>{ingredient.name}</span>
            <Text span size="lg" display="block" c="dimmed" lh={1.3}>
              {moreText(ingredient, trace.data?.ingredients[ingredient.place]?.measure)}
            </Text>
            <MissingFood item={meal.items[ingredient.place]} grams={ingredient.grams} />
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** Of foods that came with grams alone: of a line of text nobody knows what it names. */
function MissingFood({ item, grams }: { item: MealItem | undefined; grams: number | null }) {
  return item && grams !== null && <StandIns food={item.food} name={item.name} grams={grams} />;
}

/** 'about 1 block · again in steps 2, 5'. */
function moreText({ grams, laterSteps }: CookingIngredient, measure: string | null | undefined): string {
  const again =
    laterSteps.length > 0 && texts.cooking.again({ count: laterSteps.length, steps: laterSteps.join(', ') });
  return [grams === null ? null : measure, again].filter(Boolean).join(' · ');
}

/** A step in large type, its times set off. */
function StepText({ text, times }: { text: string; times: readonly NamedTime[] }) {
  const last = times.at(-1);
  return (
    <p className={classes.text}>
      {times.map(({ start, end }, place) => (
        <span key={start}>
          {text.slice(times[place - 1]?.end ?? 0, start)}
          <strong className={classes.time}>{text.slice(start, end)}</strong>
        </span>
      ))}
      {text.slice(last?.end ?? 0)}
    </p>
  );
}
