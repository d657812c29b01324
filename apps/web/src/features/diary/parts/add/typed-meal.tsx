import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { foodLog as words } from '@platewise/contract/texts/diary/food-log';
import { foodFigures } from '@platewise/domain/food-figures';
import { IconTextPlus } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import { kcalText } from '../../../../shared/meal/quantities.ts';
import { useTypedMeal } from '../../data/use-typed-meal.ts';
import { gramsOfRow, type TypedRow } from '../../data/values/typed-rows.ts';
import { BusyButton } from '../day/busy-button.tsx';
import classes from '../diary.module.css';
import { TypedFoodRow } from './typed-food-row.tsx';

type TypedMealProps = { date: string; isOpen: boolean; onOpen: (isOpen: boolean) => void };

/** The way to a meal that is typed as a sentence. */
export function TypedMeal({ date, isOpen, onOpen }: TypedMealProps) {
  if (isOpen) return <TypedMealForm date={date} onClose={() => onOpen(false)} />;
  return (
    <Button
      size="compact-md"
      variant="subtle"
      ml={-8}
      leftSection={<IconTextPlus size={18} stroke={1.5} aria-hidden />}
      onClick={() => onOpen(true)}
    >
      {words.typed}
    </Button>
  );
}

/** A text box, and what was read from it: each food can be changed or left out before all are kept with one press. */
function TypedMealForm({ date, onClose }: { date: string; onClose: () => void }) {
  const meal = useTypedMeal(date);
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { rows, unread } = meal;
  const kcal = rows.reduce((sum, row) => sum + kcalOf(row), 0);

  function read(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') meal.read(text);
  }

  return (
    <Stack gap="sm" mt="md">
      <form aria-label={words.typed} onSubmit={read} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
        <Stack gap="sm">
          <Textarea
            ref={field}
            label={words.typedField}
            description={words.typedHint}
            placeholder={words.typedExample}
            maxLength={LIMITS.typedMealMaxCharacters}
            autosize
            minRows={2}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Group gap="xs" align="stretch">
            <BusyButton type="submit" isBusy={meal.isReading}>
              {meal.isReading ? words.reading : words.read}
            </BusyButton>
            <Button variant="default" onClick={onClose}>
              {words.closeTyped}
            </Button>
          </Group>
        </Stack>
      </form>
      <FormError sentence={meal.refusal} />
      <div role="status">
        {unread.map((part) => (
          <Text key={part} className={classes.warning} size="sm" mb="xs">
            {words.unread({ text: part })}
          </Text>
        ))}
      </div>
      {rows.length > 0 && (
        <section aria-label={words.readLines}>
          <ul className={classes.lines}>
            {rows.map((row) => (
              <TypedFoodRow key={row.id} row={row} onChange={meal.change} onLeaveOut={meal.leaveOut} />
            ))}
          </ul>
          <Group justify="space-between" mt="sm" gap="xs">
            <Text fw={600}>{words.readTotal({ kcal: kcalText(kcal) })}</Text>
            <BusyButton
              isBusy={meal.isSaving}
              onClick={() => {
                if (rows.every((row) => gramsOfRow(row) !== null)) void meal.save().then((all) => all && onClose());
              }}
            >
              {meal.isSaving ? words.savingLines : words.saveLines({ count: rows.length })}
            </BusyButton>
          </Group>
        </section>
      )}
    </Stack>
  );
}

function kcalOf(row: TypedRow): number {
  return foodFigures(row.food, gramsOfRow(row) ?? 0).calories;
}
