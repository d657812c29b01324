import { Box, Button, Group, Text, UnstyledButton } from '@mantine/core';
import type { CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { texts } from '@platewise/contract/texts';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { IconBuildingStore, IconClock, IconMicrowave, IconNote } from '@tabler/icons-react';
import { MacroSplit } from '../../../../shared/meal/card/macro-split.tsx';
import { keyedLines } from '../../../../shared/meal/details/keyed-lines.ts';
import { weighedGramsText } from '../../../../shared/meal/quantities.ts';
import { ServingsStepper } from '../../../../shared/plan/servings/servings-stepper.tsx';
import { PlatePicture } from '../../../../shared/plate/plate-picture.tsx';
import typography from '../../../../shared/ui/typography/typography.module.css';
import type { CalendarDesk } from '../../data/calendar-desk.ts';
import { energyText, entryName } from '../../data/entry-words.ts';
import { leftoverSentence, useDaysWithNext } from '../../data/leftovers.ts';
import { changeMutation } from '../../data/write/mutations.ts';
import shared from '../calendar.module.css';
import classes from './filled-slot.module.css';

type FilledSlotProps = { entry: CalendarEntry; desk: CalendarDesk; isPendingOperation: boolean };

const words = calendarScreen;
const PLATE_PX = 72;
const NAME = { fz: 'lg', ff: 'heading', fw: 560, lh: 1.25 } as const;

/** What stands in a slot: a meal with its figures and ingredients, eating out, or a note. */
export function FilledSlot({ entry, desk, isPendingOperation }: FilledSlotProps) {
  const { meal, kind, note, figures } = entry;
  const name = entryName(entry);
  const energy = energyText(entry);
  const Icon = kind === 'eating-out' ? IconBuildingStore : IconNote;
  const days = useDaysWithNext(entry.date, desk.days);
  const leftover = leftoverSentence(entry, { days, frozenLater: desk.frozenLater });

  return (
    <>
      <Group gap="sm" wrap="nowrap" miw={0}>
        <Box component="span" flex="none" c="dimmed" lh={0}>
          {meal ? <PlatePicture meal={meal} size={PLATE_PX} /> : <Icon size={28} stroke={1.5} aria-hidden />}
        </Box>
        <Box miw={0}>
          {meal ? (
            <UnstyledButton
              dir="auto"
              className={`${classes.name} ${typography.breakable}`}
              mih={24}
              onClick={() => desk.onDetails(entry)}
              {...NAME}
            >
              {name}
            </UnstyledButton>
          ) : (
            <Text
              dir="auto"
              className={`${classes.note} ${typography.breakable}`}
              {...(kind === 'note' ? { size: 'sm' } : NAME)}
            >
              {kind === 'note' ? note : name}
            </Text>
          )}
          {energy && (
            <Text className={typography.figures} inherit mt="var(--space-4)" fw={600}>
              {energy}
            </Text>
          )}
        </Box>
      </Group>
      {leftover && (
        <Text className={shared.words} size="sm">
          <IconMicrowave size={16} stroke={1.5} aria-hidden /> {leftover}
        </Text>
      )}
      {figures?.macros && (
        <MacroSplit meal={{ calories: figures.calories, macros: figures.macros }} showShares={false} />
      )}
      {figures && meal && !figures.macros && (
        <Text size="sm" c="dimmed">
          {words.macrosUnknown}
        </Text>
      )}
      {meal && figures?.basis === 'stated' && (
        <Text size="sm" c="dimmed">
          {words.stated}
        </Text>
      )}
      {kind !== 'note' && note && (
        <Text dir="auto" className={`${classes.note} ${typography.breakable}`} size="sm">
          {note}
        </Text>
      )}
      {meal && <EntryIngredients entry={{ ...entry, meal }} />}
      {isPendingOperation && (
        <Text className={shared.words} size="sm" c="dimmed">
          <IconClock size={16} stroke={1.5} aria-hidden /> {words.waits}
        </Text>
      )}
      {meal && (
        <Group
          gap="xs"
          justify="space-between"
          mx="calc(-1 * var(--space-8))"
          mt="auto"
          mb="calc(-1 * var(--space-4))"
          fz="sm"
        >
          <ServingsStepper
            meal={{ name, servings: entry.servings }}
            isUsable
            isBusy={desk.changes.isBusy}
            onChange={(servings) => void desk.changes.applyNow(changeMutation(entry, { servings }))}
          />
          <Button
            variant="subtle"
            size="compact-md"
            aria-label={words.detailsOf({ name })}
            onClick={() => desk.onDetails(entry)}
          >
            {words.open}
          </Button>
        </Group>
      )}
    </>
  );
}

type Meal = NonNullable<CalendarEntry['meal']>;

/** What is needed for an entry in all its servings; folded away until it is asked for. */
function EntryIngredients({ entry: { meal, servings } }: { entry: { meal: Meal; servings: number } }) {
  const lines = linesOf(meal, servings);
  if (lines.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {words.noIngredients}
      </Text>
    );
  return (
    <Box component="details" className={classes.ingredients} fz="sm" lh={1.5}>
      <summary>{words.ingredients({ count: lines.length })}</summary>
      <Box component="ul" className={shared.dots} mt="var(--space-4)" aria-label={texts.meal.ingredients}>
        {keyedLines(lines).map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </Box>
    </Box>
  );
}

function linesOf({ items = [], ingredients = [] }: Meal, servings: number): string[] {
  // Lines beyond the items have no grams: then nothing is multiplied, rather than half of it.
  if (items.length === 0 || items.length < ingredients.length) return ingredients;
  return items.map(({ name, grams }) => `${weighedGramsText(grams * servings)} ${name}`);
}
