import { Box, Group, Modal, Stack, Text, Title } from '@mantine/core';
import type { MealItem } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { useState } from 'react';
import { trpc } from '../../api/trpc.ts';
import { PortionTable } from '../../family/portion-table.tsx';
import { countedMeals } from '../../nutrients/counted-meals.ts';
import type { NutrientSubject } from '../../nutrients/nutrient-source.ts';
import { NutrientsButton } from '../../nutrients/nutrients-button.tsx';
import { PlatePicture } from '../../plate/plate-picture.tsx';
import { useFoodWeight } from '../../preferences/use-food-weight.ts';
import { useOpenAfterMount } from '../../ui/dialogs/use-open-after-mount.ts';
import { useHandedIn } from '../../ui/handed-in.ts';
import { Columns } from '../../ui/layout/columns.tsx';
import rules from '../../ui/layout/lines.module.css';
import textList from '../../ui/lists/text-list.module.css';
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
  /** What is to be known of it where it stands, in a sentence. */
  note?: string | null;
  /** It was cooked with an earlier meal, and nobody cooks it again. */
  isLeftover?: boolean;
  /** How many servings are cooked at once, where that is more than is eaten. */
  servingsToCook?: number;
  opened: boolean;
  onClose: () => void;
};

/** All of one meal, like a recipe's page. */
export function MealDetails({ meal, calorieTargetKcal, reasons = [], opened, onClose, ...place }: MealDetailsProps) {
  const { note, isLeftover = false, servingsToCook } = place;
  const { StartCooking } = useHandedIn();
  const isOpen = useOpenAfterMount(opened);
  useBackCloses(isOpen, onClose);
  const { isCooking, servings: cooked } = useCookingEntry(meal.id);
  const [chosen, setChosen] = useState(cooked);
  // Lines beyond the items have no grams: then nothing is multiplied, rather than half of it.
  const canScale = meal.items.length > 0 && meal.items.length >= meal.ingredients.length;
  const eaten = meal.servings ?? 1;
  const servings = canScale ? (chosen ?? servingsToCook ?? eaten) : 1;
  const isAsEaten = servings === eaten || !canScale;
  const scaled = scaledMeal(meal, servings);

  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      // Escape leaves cooking mode first.
      closeOnEscape={!isCooking}
      size={680}
    >
      <Modal.Overlay />
      <Modal.Content bd="1px solid var(--line)">
        <Group
          gap="md"
          align="flex-start"
          justify="space-between"
          wrap="nowrap"
          pos="sticky"
          top={0}
          px="var(--space-20)"
          pt="var(--space-20)"
          pb="sm"
          bg="var(--surface)"
          style={{ zIndex: 2 }}
        >
          <Modal.Title dir="auto" fz="var(--text-28)" lh={1.15}>
            {meal.name}
          </Modal.Title>
          <Modal.CloseButton aria-label={texts.meal.closeDetails} />
        </Group>
        <Modal.Body component={Stack} px="var(--space-20)" pb="var(--space-20)">
          <Group gap="var(--space-16) var(--space-24)" justify="center">
            <PlatePicture meal={meal} size={184} />
            <Stack flex="1 1 280px" miw={0}>
              <MealEnergy
                calories={scaled.calories}
                targetKcal={isAsEaten && !meal.portions ? calorieTargetKcal : undefined}
              />
              <MealFacts meal={meal} showServings={!canScale && !meal.portions} />
              <MacroSplit meal={scaled} showShares />
            </Stack>
          </Group>
          {note && <Text>{note}</Text>}
          {meal.items.length > 0 && !addsUp(meal) && <Note>{texts.meal.shareNote}</Note>}
          {meal.portions && <PortionTable meal={meal} portions={meal.portions} />}
          {meal.portions && <Note>{texts.family.potNote}</Note>}
          {canScale && !meal.portions && <ServingsScale servings={servings} onChange={setChosen} />}
          {canScale && servings !== 1 && <Note>{texts.meal.scale.note}</Note>}
          {!isLeftover && <StartCooking meal={scaled} servings={canScale && !meal.portions ? servings : null} />}
          <Columns
            template="minmax(0, 1.35fr) minmax(0, 1fr)"
            gap="var(--space-40)"
            narrowGap="var(--space-24)"
            from="sm"
          >
            <IngredientsSection meal={scaled} inGrams={canScale} />
            <div>
              <DetailedNutrition meal={scaled} headingOrder={3} />
              {canScale && !meal.portions && <NutrientsButton subject={nutrientsOf(scaled)} />}
            </div>
          </Columns>
          <MealTrace meal={meal} isScaled={servings !== 1} />
          <StepsSection meal={meal} />
          <MealReasons reasons={reasons} />
          <MealTags meal={meal} />
          {meal.estimated.length > 0 && <Note>{texts.meal.estimatedNote}</Note>}
          {meal.difficulty && (
            <Text className={rules.above} size="sm" pt="sm" c="dimmed">
              {texts.meal.difficulty({ difficulty: texts.options.difficulty[meal.difficulty] })}
            </Text>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The amounts that are shown, whatever is eaten of them. */
function nutrientsOf({ name, items }: ShownMeal): NutrientSubject {
  return { of: 'meal', name, meals: countedMeals([{ name, items }]) };
}

/** What the figures above it do not say. */
function Note({ children }: { children: string }) {
  return (
    <Text size="sm" maw="68ch" c="dimmed">
      {children}
    </Text>
  );
}

function IngredientsSection({ meal, inGrams }: { meal: ShownMeal; inGrams: boolean }) {
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        {texts.meal.ingredients}
      </Title>
      {inGrams ? <IngredientAmounts items={meal.items} /> : <IngredientLines lines={meal.ingredients} />}
    </section>
  );
}

function IngredientLines({ lines }: { lines: string[] }) {
  if (lines.length === 0) return <Note>{texts.meal.noIngredients}</Note>;
  return (
    <Box component="ul" className={`${typography.figures} ${rules.between}`}>
      {keyedLines(lines).map(({ key, line }) => (
        <Box key={key} component="li" py="var(--space-4)">
          {line}
        </Box>
      ))}
    </Box>
  );
}

function StepsSection({ meal }: { meal: ShownMeal }) {
  if (meal.instructions.length === 0) return null;
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        {texts.meal.instructions} {meal.estimated.includes('instructions') && <EstimatedMark />}
      </Title>
      <Box component="ol" className={textList.list} maw="60ch">
        {keyedLines(meal.instructions).map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </Box>
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
    <ul className={`${typography.figures} ${rules.between} ${classes.amounts}`}>
      {keyedItems(items).map(({ key, place, name, grams }) => (
        <Box key={key} component="li" py="var(--space-4)">
          <Text className={typography.oneLine} span inherit fw={600} ta="right">
            {foodWeight(grams)}
          </Text>{' '}
          <span className={typography.breakable}>{name}</span>{' '}
          <Text span size="sm" maw="11em" c="dimmed" ta="right">
            {trace.data?.ingredients[place]?.measure}
          </Text>
        </Box>
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
      <Title order={3} size="h4" mb="xs">
        {texts.meal.why}
      </Title>
      <Box component="ul" className={`${typography.figures} ${textList.list}`} maw="68ch" fz="sm" lh={1.5}>
        {keyedLines(reasons).map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </Box>
    </section>
  );
}
