import { Button, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { COOKING_TIMES } from '@platewise/contract/generation/options';
import { texts } from '@platewise/contract/texts';
import { IconAdjustmentsHorizontal, IconThumbDown } from '@tabler/icons-react';
import { startTransition, useDeferredValue, useId, useLayoutEffect, useOptimistic, useRef, useState } from 'react';
import { UnderstoodWords } from '../../../shared/exclusions/understood-words.tsx';
import { DislikedMeals } from '../../../shared/plan/disliked/disliked-meals.tsx';
import { useDislikedMeals } from '../../../shared/plan/disliked/use-disliked-meals.ts';
import type { PlannerValues } from '../../../shared/planning/planner-values.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { lazyPart } from '../../../shared/ui/parts/lazy-part.tsx';
import typography from '../../../shared/ui/typography/typography.module.css';
import { advancedSummary, unwantedSummary } from '../data/advanced-summary.ts';
import classes from './planner-form.module.css';

type AdvancedOptionsProps = {
  form: UseFormReturnType<PlannerValues>;
  /** Meals that the chosen profile does not want. */
  unwanted: readonly string[];
  /** Several people share the plan: conditions are planned for one. */
  isShared: boolean;
};

// The chips of all wishes have many texts, which come with them.
const NoteChips = lazyPart(async () => (await import('./note-chips.tsx')).NoteChips);
// Few have a condition: its texts come with it.
const ConditionsField = lazyPart(
  async () => (await import('../../../shared/conditions/conditions-field.tsx')).ConditionsField,
);

/**
 * Notes, exclusions, conditions and cooking time; closed at first, opened by itself when one of them is refused. Closed, it says in a
 * line what it holds: what was restored or came from a profile must not work unseen.
 */
export function AdvancedOptions({ form, unwanted, isShared }: AdvancedOptionsProps) {
  const [isAsked, setIsAsked] = useState(false);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen =
    isAsked || Boolean(form.errors.additionalNotes ?? form.errors.excludeIngredients ?? form.errors.conditions);
  // What stands around its fields comes after the paint.
  const showsRest = useDeferredValue(isOpen) && isOpen;
  const summary = advancedSummary(isShared ? { ...form.values, conditions: [] } : form.values, unwanted);

  // Opened before the application's code had come.
  useLayoutEffect(() => setIsAsked(button.current?.ariaExpanded === 'true'), []);

  return (
    <Stack gap={isOpen ? 22 : 8}>
      <Button
        ref={button}
        variant="subtle"
        size="compact-md"
        w="fit-content"
        ml={-8}
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsAsked(!isOpen)}
      >
        <span data-words suppressHydrationWarning>
          {isOpen ? texts.planner.hideAdvanced : texts.planner.showAdvanced}
        </span>
      </Button>
      {!isOpen && summary && (
        <Text className={typography.breakable} size="sm" c="dimmed">
          {summary}
        </Text>
      )}
      <Stack id={panelId} gap={22} hidden={!isOpen} display={isOpen ? undefined : 'none'}>
        <Textarea
          name="additionalNotes"
          label={texts.planner.notes}
          placeholder={texts.planner.notesPlaceholder}
          rows={3}
          {...form.getInputProps('additionalNotes')}
        />
        {showsRest && (
          <NoteChips
            notes={form.values.additionalNotes}
            onChange={(notes) => form.setFieldValue('additionalNotes', notes)}
          />
        )}
        <div>
          <TextInput
            name="excludeIngredients"
            label={texts.planner.exclude}
            placeholder={texts.planner.excludePlaceholder}
            description={texts.planner.excludeHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoCapitalize="none"
            {...form.getInputProps('excludeIngredients')}
          />
          {showsRest && (
            <UnderstoodWords
              text={form.values.excludeIngredients}
              onChange={(text) => form.setFieldValue('excludeIngredients', text)}
            />
          )}
        </div>
        {showsRest && (
          <ConditionsField
            conditions={form.values.conditions}
            of={isShared ? 'people' : 'plan'}
            error={form.errors.conditions}
            onChange={(conditions) => form.setFieldValue('conditions', conditions)}
          />
        )}
        <CookingTimeChoice
          value={form.values.cookingTime}
          onChange={(cookingTime) => form.setFieldValue('cookingTime', cookingTime)}
        />
        {unwanted.length > 0 && (
          <Text className={typography.breakable} size="sm" c="dimmed">
            {unwantedSummary(unwanted)}
          </Text>
        )}
        <DislikedMealsButton />
      </Stack>
    </Stack>
  );
}

type CookingTimeChoiceProps = {
  value: PlannerValues['cookingTime'];
  onChange: (value: PlannerValues['cookingTime']) => void;
};

/** Shows the press at once: the rest of the form, which nobody sees change, follows it. */
function CookingTimeChoice({ value, onChange }: CookingTimeChoiceProps) {
  const [shown, show] = useOptimistic(value);

  function choose(text: string) {
    const chosen = COOKING_TIMES.find((one) => one === text);
    if (!chosen) return;
    startTransition(() => {
      show(chosen);
      onChange(chosen);
    });
  }

  return (
    <Radio.Group name="cookingTime" label={texts.planner.cookingTime} value={shown} onChange={choose}>
      <Stack gap="xs" mt="xs">
        {COOKING_TIMES.map((one) => (
          <Radio
            key={one}
            value={one}
            label={
              <Text span lh={1.25}>
                {texts.options.cookingTime[one]}
              </Text>
            }
            classNames={{ radio: classes.radio ?? '' }}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** The way to the meals that are left out, for whom they are kept. */
function DislikedMealsButton() {
  const { status } = useAuth();
  const { meals } = useDislikedMeals();
  const [isOpen, setIsOpen] = useState(false);
  if (status !== 'signed-in') return null;

  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        w="fit-content"
        ml={-8}
        leftSection={<IconThumbDown size={18} stroke={1.5} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {texts.planChanges.disliked({ count: meals.length })}
      </Button>
      <DislikedMeals opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
