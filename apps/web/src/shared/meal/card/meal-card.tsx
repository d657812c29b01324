import { ActionIcon, Box, Group, Loader, Paper, Text, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { PortionList } from '../../family/portion-list.tsx';
import { PlatePicture } from '../../plate/plate-picture.tsx';
import lines from '../../ui/layout/lines.module.css';
import textList from '../../ui/lists/text-list.module.css';
import { lazyDialog } from '../../ui/parts/lazy-dialog.tsx';
import typography from '../../ui/typography/typography.module.css';
import { DetailedNutrition } from '../details/detailed-nutrition.tsx';
import { keyedLines } from '../details/keyed-lines.ts';
import { type AnyMeal, eatenServings, type ShownMeal, shownMeal } from '../shown-meal.ts';
import { useCookingEntry } from '../use-cooking-entry.ts';
import { EstimatedMark } from './estimated-mark.tsx';
import { MacroSplit } from './macro-split.tsx';
import classes from './meal-card.module.css';
import { MealEnergy } from './meal-energy.tsx';
import { MealFacts } from './meal-facts.tsx';
import { MealTags } from './meal-tags.tsx';

// Fetched when a card is first opened: the dialog is a large part of the page's code.
const MealDetails = lazyDialog(async () => (await import('../details/meal-details.tsx')).MealDetails);

export type MealCardProps = {
  meal: AnyMeal;
  /** kcal of the day that the meal's calories are shown against. */
  calorieTargetKcal?: number | undefined;
  showNutrition?: boolean;
  headingOrder?: 2 | 3;
  /** Why the meal is in its plan, in sentences. */
  reasons?: readonly string[] | undefined;
  /** The control in the corner; the heart where favorites can be kept. */
  corner?: ReactNode;
  /** What the person should know about the meal in its plan. */
  note?: ReactNode;
  /** What changes the meal in its plan. */
  controls?: ReactNode;
  /** Says how many servings are eaten, in place of the fact; the energy then counts them. */
  servingsControl?: ReactNode;
  isLocked?: boolean;
  /** What the meal waits for. */
  busyText?: string | null;
};

/** A meal at a glance; a click or Enter opens all of it. */
export function MealCard({ meal, calorieTargetKcal, showNutrition = false, headingOrder = 3, ...card }: MealCardProps) {
  const shown = shownMeal(meal);
  // After a reload in the middle of cooking the way leads back to the stove.
  const { isCooking } = useCookingEntry(shown.id);
  const [isOpen, setIsOpen] = useState(isCooking);
  const [wasOpened, setWasOpened] = useState(isCooking);
  const nameId = useId();
  const servings = card.controls ? eatenServings(shown) : 1;

  function open() {
    setWasOpened(true);
    setIsOpen(true);
  }

  return (
    <>
      <Paper
        component="article"
        className={classes.card}
        withBorder
        p="var(--space-20)"
        tabIndex={0}
        aria-labelledby={nameId}
        aria-busy={Boolean(card.busyText)}
        data-locked={card.isLocked}
        onClick={(event: MouseEvent<HTMLElement>) => isOwnClick(event) && open()}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          if (event.key === 'Enter' && event.target === event.currentTarget) open();
        }}
      >
        <Group gap={0} align="stretch" wrap="nowrap" justify="center">
          <PlatePicture meal={meal} size={152} />
        </Group>
        <Group gap="sm" align="flex-start" justify="space-between" wrap="nowrap">
          <div>
            {shown.mealType && (
              <Text size="sm" mb="var(--space-2)" c="dimmed" lh={1.3}>
                {texts.options.mealType[shown.mealType]}
              </Text>
            )}
            <Title dir="auto" order={headingOrder} id={nameId} className={typography.breakable} size="h3">
              {shown.name}
            </Title>
          </div>
          {card.corner && (
            <Box flex="none" mt="calc(-1 * var(--space-8))" mr="calc(-1 * var(--space-12))">
              {card.corner}
            </Box>
          )}
        </Group>
        {shown.portions ? (
          <>
            <MealFacts meal={shown} showServings={false} />
            <PortionList meal={shown} portions={shown.portions} />
          </>
        ) : (
          <>
            <MealEnergy calories={shown.calories * servings} targetKcal={calorieTargetKcal} />
            {servings !== 1 && (
              <Text size="sm" mt="calc(-1 * var(--space-8))" c="dimmed">
                {texts.planChanges.servingsNote({ servings: texts.meal.servings({ count: servings }) })}
              </Text>
            )}
            <MealFacts meal={shown} showServings={!card.servingsControl} />
          </>
        )}
        <MacroSplit meal={shown} showShares={showNutrition} />
        <IngredientLine ingredients={shown.ingredients} />
        <StepLines meal={shown} />
        {showNutrition && <DetailedNutrition meal={shown} headingOrder={headingOrder === 2 ? 3 : 4} />}
        <MealTags meal={shown} />
        {card.note}
        {card.controls && (
          <Box className={lines.above} mt="auto" pt="xs">
            {card.controls}
          </Box>
        )}
        <Group
          className={card.controls ? undefined : lines.above}
          gap={0}
          wrap="nowrap"
          justify="space-between"
          mih={45}
          mt={card.controls ? 'calc(-1 * var(--space-12))' : 'auto'}
          mb="calc(-1 * var(--space-12))"
          mr="calc(-1 * var(--space-12))"
          pt={card.controls ? 0 : 'xs'}
          c="dimmed"
          fz="sm"
        >
          <span>{shown.difficulty && texts.options.difficulty[shown.difficulty]}</span>
          {card.servingsControl}
          <ActionIcon variant="subtle" aria-label={texts.meal.showDetails} onClick={open}>
            <IconChevronRight size={20} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Group>
        {card.busyText && (
          <Group
            component="p"
            gap="xs"
            justify="center"
            pos="absolute"
            bottom={112}
            left={20}
            right={20}
            w="fit-content"
            mx="auto"
            px="md"
            py="xs"
            bd="1px solid var(--line)"
            bdrs="xl"
            bg="var(--surface)"
            fw={500}
            lh={1.4}
            style={{ boxShadow: 'var(--shadow)' }}
            data-busy
          >
            <Loader size={16} aria-hidden /> {card.busyText}
          </Group>
        )}
      </Paper>
      {wasOpened && (
        <MealDetails
          meal={shown}
          calorieTargetKcal={calorieTargetKcal}
          reasons={card.reasons ?? []}
          opened={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

// A press on a control inside, or in a menu that belongs to one, does its own work, and selecting text is no click.
function isOwnClick({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return target.closest('button, a, [role="group"], [role="alert"]') === null && !window.getSelection()?.toString();
}

/** The ingredients run together as in a cookbook's margin. */
function IngredientLine({ ingredients }: { ingredients: string[] }) {
  if (ingredients.length === 0) return null;
  return (
    <Box component="ul" className={classes.line} c="dimmed" fz="sm" lh={1.5} aria-label={texts.meal.ingredients}>
      {keyedLines(ingredients).map(({ key, line }) => (
        <li key={key} dir="auto">
          {tiedAmount(line)}
        </li>
      ))}
    </Box>
  );
}

// '50 g avocado' never breaks between the number and its unit; nobody weighs less than half a gram of a spice.
function tiedAmount(line: string): string {
  const pinch = /^0\.(?:[0-4]\d?) g (.+)$/.exec(line)?.[1];
  if (pinch) return texts.meal.pinchOf({ name: pinch });
  return line.replace(/^([\d.,/]+) (?=\S)/, '$1\u00a0');
}

/** The numbered steps at a glance, each in two lines at most; the details show them whole. */
function StepLines({ meal: { instructions, estimated } }: { meal: ShownMeal }) {
  if (instructions.length === 0) return null;
  return (
    <div>
      <Box component="ol" className={textList.list} c="dimmed" fz="sm" lh={1.45} aria-label={texts.meal.instructions}>
        {keyedLines(instructions).map(({ key, line }) => (
          <li key={key}>
            <Text dir="auto" span inherit lineClamp={2}>
              {line}
            </Text>
          </li>
        ))}
      </Box>
      {estimated.includes('instructions') && <EstimatedMark />}
    </div>
  );
}
