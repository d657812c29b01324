import { Modal, Stack, Text, Title } from '@mantine/core';
import type { MealItem } from '@platewise/contract/meal-schema';
import { texts } from '@platewise/contract/texts';
import { useState } from 'react';
import { trpc } from '../../api/trpc.ts';
import { PortionTable } from '../../family/portion-table.tsx';
import { PlatePicture } from '../../plate/plate-picture.tsx';
import { useFoodWeight } from '../../preferences/use-food-weight.ts';
import { useOpenAfterMount } from '../../ui/dialogs/use-open-after-mount.ts';
import { useHandedIn } from '../../ui/handed-in.ts';
import { useBackCloses } from '../../ui/overlays/use-back-closes.ts';
import typography from '../../ui/typography/typography.module.css';
import { EstimatedMark } from '../card/estimated-mark.tsx';
import { MACROS, macroShares } from '../card/macro-shares.ts';
import { MacroSplit } from '../card/macro-split.tsx';
import { MealEnergy } from '../card/meal-energy.tsx';
import { MealFacts } from '../card/meal-facts.tsx';
import { MealTags } from '../card/meal-tags.tsx';
import { scaledMeal } from '../scaled-meal.ts';
import type { ShownMeal } from '../shown-meal.ts';
import { useCookingEntry } from '../use-cooking-entry.ts';
import { DetailedNutrition } from './detailed-nutrition.tsx';
import { keyedLines } from './keyed-lines.ts';
import classes from './meal-details.module.css';
import { MealTrace } from './meal-trace.tsx';
import { ServingsScale } from './servings-scale.tsx';

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
  const { StartCooking } = useHandedIn();
  const isOpen = useOpenAfterMount(opened);
  useBackCloses(isOpen, onClose);
  const { isCooking, servings: cooked } = useCookingEntry(meal.id);
  const [chosen, setChosen] = useState(cooked);
  // Lines beyond the items have no grams: then nothing is multiplied, rather than half of it.
  const canScale = meal.items.length > 0 && meal.items.length >= meal.ingredients.length;
  const eaten = meal.servings ?? 1;
  const servings = canScale ? (chosen ?? eaten) : 1;
  const isAsEaten = servings === eaten || !canScale;
  const scaled = scaledMeal(meal, servings);

  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      // Escape leaves cooking mode first.
      closeOnEscape={!isCooking}
      size={680}
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.header}>
          <Modal.Title dir="auto" className={classes.title}>
            {meal.name}
          </Modal.Title>
          <Modal.CloseButton aria-label={texts.meal.closeDetails} />
        </div>
        <Modal.Body className={classes.body}>
          <div className={classes.glance}>
            <PlatePicture meal={meal} size={184} />
            <Stack flex={1} w="100%" miw={0}>
              <MealEnergy
                calories={scaled.calories}
                targetKcal={isAsEaten && !meal.portions ? calorieTargetKcal : undefined}
              />
              <MealFacts meal={meal} showServings={!canScale && !meal.portions} />
              <MacroSplit meal={scaled} showShares />
            </Stack>
          </div>
          {meal.items.length > 0 && !addsUp(meal) && <p className={classes.note}>{texts.meal.shareNote}</p>}
          {meal.portions && <PortionTable meal={meal} portions={meal.portions} />}
          {meal.portions && <p className={classes.note}>{texts.family.potNote}</p>}
          {canScale && !meal.portions && <ServingsScale servings={servings} onChange={setChosen} />}
          {canScale && servings !== 1 && <p className={classes.note}>{texts.meal.scale.note}</p>}
          <StartCooking meal={scaled} servings={canScale && !meal.portions ? servings : null} />
          <div className={classes.columns}>
            <IngredientsSection meal={scaled} inGrams={canScale} />
            <DetailedNutrition meal={scaled} headingOrder={3} />
          </div>
          <MealTrace meal={meal} isScaled={servings !== 1} />
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

function IngredientsSection({ meal, inGrams }: { meal: ShownMeal; inGrams: boolean }) {
  return (
    <section>
      <Title order={3} className={classes.heading}>
        {texts.meal.ingredients}
      </Title>
      {inGrams ? <IngredientAmounts items={meal.items} /> : <IngredientLines lines={meal.ingredients} />}
    </section>
  );
}

function IngredientLines({ lines }: { lines: string[] }) {
  if (lines.length === 0) return <p className={classes.note}>{texts.meal.noIngredients}</p>;
  return (
    <ul className={classes.ingredients}>
      {keyedLines(lines).map(({ key, line }) => (
        <li key={key}>{line}</li>
      ))}
    </ul>
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

/** The weight of each ingredient, and its amount in a household measure where its food has one near and the server can be asked. */
function IngredientAmounts({ items }: { items: readonly MealItem[] }) {
  const foodWeight = useFoodWeight();
  const trace = trpc.meals.trace.useQuery({ items: items.map(({ food, grams }) => ({ food, grams })) });

  return (
    <ul className={classes.list}>
      {keyedItems(items).map(({ key, place, name, grams }) => (
        <li key={key}>
          <Text className={typography.oneLine} span inherit fw={600} ta="right">
            {foodWeight(grams)}
          </Text>{' '}
          <span className={classes.name}>{name}</span>{' '}
          <Text span size="sm" maw="11em" c="dimmed" ta="right">
            {trace.data?.ingredients[place]?.measure}
          </Text>
        </li>
      ))}
    </ul>
  );
}

// A meal may hold the same food twice, so the place is part of the key.
function keyedItems(items: readonly MealItem[]) {
  return items.map(({ food, name, grams }, place) => ({ key: `${place} ${food}`, place, name, grams }));
}

/** Why this meal is in the plan; nothing where the plan does not say. */
function MealReasons({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <section>
      <Title order={3} mb="xs" fz="lg" fw={560} lh={1.3}>
        {texts.meal.why}
      </Title>
      <ul className={classes.reasons}>
        {keyedLines(reasons).map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
