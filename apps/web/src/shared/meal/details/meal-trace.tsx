import {
  Anchor,
  Box,
  Button,
  Collapse,
  Group,
  Skeleton,
  Stack,
  Text,
  Title,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
import type { Trace } from '@platewise/contract/generation/trace-schema';
import { texts } from '@platewise/contract/texts';
import { IconChevronDown, IconExternalLink, IconRefresh } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { errorSentence } from '../../api/api-error.ts';
import { trpc } from '../../api/trpc.ts';
import { Columns } from '../../ui/layout/columns.tsx';
import disclosure from '../../ui/layout/disclosure.module.css';
import typography from '../../ui/typography/typography.module.css';
import { kcalText, milligramsRangeText, nutrientGramsText, nutrientRangeText, wholeNumberText } from '../quantities.ts';
import type { ShownMeal } from '../shown-meal.ts';
import { keyedLines } from './keyed-lines.ts';
import { traceAgrees } from './trace-agrees.ts';
import { TraceTable } from './trace-table.tsx';

type MealTraceProps = {
  /** One serving of it. */
  meal: ShownMeal;
  /** Whether other amounts than those of one serving are shown next to it. */
  isScaled: boolean;
};

/** Where the numbers come from: closed at first, and asked of the server only when it is opened. */
export function MealTrace({ meal, isScaled }: MealTraceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  if (meal.items.length === 0) return null;

  function toggle() {
    setWasOpened(true);
    setIsOpen(!isOpen);
  }

  return (
    <Box component="section" miw={0}>
      <Title order={3} fz="lg" fw={560} lh={1.3}>
        <UnstyledButton
          ref={button}
          className={disclosure.line}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={toggle}
        >
          {texts.meal.trace.title}
          <IconChevronDown className={disclosure.chevron} size={18} stroke={1.5} aria-hidden />
        </UnstyledButton>
      </Title>
      <Collapse id={panelId} expanded={isOpen}>
        {wasOpened && <TraceAccount meal={meal} isScaled={isScaled} onRetry={() => button.current?.focus()} />}
      </Collapse>
    </Box>
  );
}

const words = texts.meal.trace;

type TraceAccountProps = { meal: ShownMeal; isScaled: boolean; onRetry: () => void };

/** Each ingredient's part in the meal's figures and what is cited for it, as the server's food table has it. */
function TraceAccount({ meal, isScaled, onRetry }: TraceAccountProps) {
  const trace = trpc.meals.trace.useQuery({ items: meal.items.map(({ food, grams }) => ({ food, grams })) });

  if (trace.data) return <LoadedTrace meal={meal} isScaled={isScaled} trace={trace.data} />;
  if (trace.isError && !trace.isFetching) {
    return (
      <Group gap="var(--space-8) var(--space-16)" pt="xs" role="alert">
        <span>{errorSentence(trace.error, words.failed)}</span>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden />}
          onClick={() => {
            // The pressed button goes: the focus stays on the heading that opens this.
            onRetry();
            void trace.refetch();
          }}
        >
          {texts.shell.retry}
        </Button>
      </Group>
    );
  }
  return <LoadingTrace foods={meal.items.map(({ food }) => food)} />;
}

type LoadedTraceProps = { meal: ShownMeal; isScaled: boolean; trace: Trace };

function LoadedTrace({ meal, isScaled, trace }: LoadedTraceProps) {
  return (
    <Stack miw={0} pt="xs">
      <Text size="sm" maw="68ch" c="dimmed">
        {words.intro} {isScaled && words.perServing}
      </Text>
      <TraceTable trace={trace} />
      <Text size="sm" maw="68ch" c="dimmed">
        {traceAgrees(meal, trace.total) ? words.rounding : differenceText(meal, trace)}
      </Text>
      <TraceSources ingredients={trace.ingredients} />
    </Stack>
  );
}

function differenceText({ calories }: ShownMeal, { total }: Trace): string {
  return words.differs({ saved: wholeNumberText(calories), traced: wholeNumberText(total.calories) });
}

function LoadingTrace({ foods }: { foods: string[] }) {
  return (
    <Stack miw={0} pt="xs" role="status" aria-label={texts.shell.loading}>
      {keyedLines(foods).map(({ key }) => (
        <Skeleton key={key} height={20} radius="sm" />
      ))}
    </Stack>
  );
}

type Ingredient = Trace['ingredients'][number];

/** What is cited for each food: the row of the public table, as a link, or the sentence that says how it was derived. */
function TraceSources({ ingredients }: { ingredients: readonly Ingredient[] }) {
  return (
    <section>
      <Title order={4} mb="var(--space-4)" ff="text" fz="sm" fw={600} lh={1.4}>
        {words.sources}
      </Title>
      {ingredients.some(({ fdcId }) => fdcId !== null) && (
        <Text size="sm" mb="xs" c="dimmed">
          {words.linksNote}
        </Text>
      )}
      <Columns
        component="dl"
        template="repeat(2, minmax(0, 1fr))"
        gap="var(--space-8) var(--space-40)"
        from="sm"
        fz="sm"
        lh={1.45}
      >
        {[...new Map(ingredients.map((one) => [one.food, one])).values()].map((ingredient) => (
          <div key={ingredient.food}>
            <Text dir="auto" component="dt" inherit fw={500}>
              {ingredient.name}
            </Text>
            <dd className={typography.breakable}>
              {ingredient.fdcId === null ? ingredient.source : <RowLink fdcId={ingredient.fdcId} />}
              {ingredient.per100g && (
                <Text className={typography.figures} size="xs" c="dimmed">
                  {per100gText(ingredient.per100g)}
                </Text>
              )}
              {ingredient.bounds?.map((bound) => (
                <Text key={bound.figure} className={typography.figures} size="xs" c="dimmed">
                  {boundText(bound)}
                </Text>
              ))}
            </dd>
          </div>
        ))}
      </Columns>
    </section>
  );
}

function RowLink({ fdcId }: { fdcId: number }) {
  return (
    <Anchor href={`https://fdc.nal.usda.gov/food-details/${fdcId}/nutrients`} target="_blank" rel="noopener" inherit>
      {words.row({ fdcId })} <IconExternalLink size={14} stroke={1.5} aria-hidden style={{ verticalAlign: '-2px' }} />
      <VisuallyHidden component="span">{words.newTab}</VisuallyHidden>
    </Anchor>
  );
}

function boundText({ figure, low, high, source }: NonNullable<Ingredient['bounds']>[number]): string {
  const rangeOf = figure === 'sodium' ? milligramsRangeText : nutrientRangeText;
  return words.bound({ figure: texts.meal[figure], range: rangeOf(null, [low, high]), source });
}

function per100gText({ calories, protein, carbs, fat }: NonNullable<Ingredient['per100g']>): string {
  return words.per100g({
    calories: kcalText(calories),
    protein: nutrientGramsText(protein),
    carbs: nutrientGramsText(carbs),
    fat: nutrientGramsText(fat),
  });
}
