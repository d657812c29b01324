import { ActionIcon, Box, Flex, Text, TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { foodLog as words } from '@platewise/contract/texts/diary/food-log';
import { foodFigures } from '@platewise/domain/food-figures';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { kcalText, wholeNumberText } from '../../../../../shared/meal/quantities.ts';
import typography from '../../../../../shared/ui/typography/typography.module.css';
import type { FoundFood } from '../../../data/diary-day.ts';
import { gramsOfRow, type TypedRow } from '../../../data/values/typed-rows.ts';
import { FoodCombobox } from '../food-combobox.tsx';
import panel from '../food-panel.module.css';

export type RowChanges = {
  onChange: (id: number, changed: Partial<{ food: FoundFood; grams: string }>) => void;
  onLeaveOut: (id: number) => void;
};

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const BOUNDS = { min: LIMITS.loggedFoodMinGrams, max: wholeNumberText(LIMITS.loggedFoodMaxGrams) };

/** A food that was read: its grams, another food in its place, or none. */
export function TypedFoodRow({ row, onChange, onLeaveOut }: { row: TypedRow } & RowChanges) {
  const { id, food, line } = row;
  const [search, setSearch] = useState<string | null>(null);
  const grams = gramsOfRow(row);
  const basis = line.basis === 'unread' ? '' : words.basis[line.basis];
  const reading = { text: line.text, basis };

  return (
    <Box component="li" py="xs">
      <Text dir="auto" className={`${typography.breakable} ${panel.name}`} inherit fw={600} lh={1.35}>
        {food.name}
      </Text>
      <Text size="sm" c="dimmed" className={typography.breakable}>
        {line.note === '' ? words.readAs(reading) : words.readAsWith({ ...reading, note: line.note })}
      </Text>
      <Flex gap="sm" align="flex-start" mt="var(--space-4)">
        <TextInput
          w={100}
          aria-label={words.gramsOf({ food: food.name })}
          inputMode="decimal"
          autoComplete="off"
          rightSection={<Text size="sm">{'g'}</Text>}
          value={row.grams}
          error={grams === null && texts.calorieScreen.noAmount(BOUNDS)}
          onChange={({ currentTarget }) => onChange(id, { grams: currentTarget.value })}
        />
        <Text className={typography.figures} flex={1} lh="44px">
          {kcalText(foodFigures(food, grams ?? 0).calories)}
        </Text>
        <ActionIcon
          size={44}
          aria-label={`${texts.calorieScreen.otherFood}: ${food.name}`}
          aria-expanded={search !== null}
          onClick={() => setSearch(search === null ? '' : null)}
        >
          <IconPencil {...ICON} />
        </ActionIcon>
        <ActionIcon size={44} aria-label={words.leaveOut({ food: food.name })} onClick={() => onLeaveOut(id)}>
          <IconTrash {...ICON} />
        </ActionIcon>
      </Flex>
      {search !== null && (
        <FoodCombobox
          text={search}
          input={(node) => {
            if (search === '') node?.focus();
          }}
          onType={setSearch}
          onChoose={(chosen) => {
            onChange(id, { food: chosen });
            setSearch(null);
          }}
        />
      )}
    </Box>
  );
}
