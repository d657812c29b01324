import { ActionIcon, Box, Button, Flex, Text, TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { foodLog as words } from '@platewise/contract/texts/diary/food-log';
import { foodFigures } from '@platewise/domain/food-figures';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { kcalText, wholeNumberText } from '../../../../../shared/meal/quantities.ts';
import typography from '../../../../../shared/ui/typography/typography.module.css';
import { readDecimal } from '../../../data/values/read-amount.ts';
import { gramsOfPortions, gramsOfRow, type TypedRow } from '../../../data/values/typed-rows.ts';
import panel from '../food-panel.module.css';
import { type RowChanges, TypedFoodRow } from './typed-food-row.tsx';

/** What was read as several foods, as one: how many portions of it, and on demand each food that it is usually made of. */
export function TypedDish({ rows, onChange, onLeaveOut }: { rows: readonly TypedRow[] } & RowChanges) {
  const [portions, setPortions] = useState('1');
  const [isOpen, setIsOpen] = useState(false);
  const [first] = rows;
  if (!first) return null;
  const { text, note, basis: known } = first.line;
  const basis = known === 'unread' ? '' : words.basis[known];
  const isRead = portionsOf(portions) !== null;
  // What keeps the foods from being saved shows.
  const isShown = isOpen || (isRead && rows.some((row) => gramsOfRow(row) === null));
  const kcal = rows.reduce((sum, row) => sum + foodFigures(row.food, gramsOfRow(row) ?? 0).calories, 0);

  function change(typed: string) {
    setPortions(typed);
    const count = portionsOf(typed);
    for (const row of rows) onChange(row.id, { grams: count === null ? '' : gramsOfPortions(row, count) });
  }

  return (
    <Box component="li" py="xs">
      <Text dir="auto" className={`${typography.breakable} ${panel.name}`} inherit fw={600} lh={1.35}>
        {text}
      </Text>
      <Text size="sm" c="dimmed" className={`${typography.breakable} ${panel.name}`}>
        {note === '' ? basis : words.dishAs({ basis, note })}
      </Text>
      <Flex gap="sm" align="flex-start" mt="var(--space-4)">
        <TextInput
          w={100}
          aria-label={words.portionsOf({ dish: text })}
          inputMode="decimal"
          autoComplete="off"
          rightSection={<Text size="sm">{'×'}</Text>}
          value={portions}
          error={!isRead && words.noPortions({ max: wholeNumberText(LIMITS.loggedMeasuresMax) })}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <Text className={typography.figures} flex={1} lh="44px">
          {kcalText(kcal)}
        </Text>
        <ActionIcon
          size={44}
          aria-label={words.leaveOut({ food: text })}
          onClick={() => {
            for (const { id } of rows) onLeaveOut(id);
          }}
        >
          <IconTrash size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Flex>
      <Button size="compact-md" variant="subtle" ml={-8} aria-expanded={isShown} onClick={() => setIsOpen(!isOpen)}>
        {isShown ? words.hideFoods : words.showFoods({ count: rows.length })}
      </Button>
      {isShown && (
        <Box component="ul" pl="md" aria-label={words.foodsOf({ dish: text })}>
          {rows.map((row) => (
            <TypedFoodRow key={row.id} row={row} onChange={onChange} onLeaveOut={onLeaveOut} />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** How many portions; null for none that can be eaten. */
function portionsOf(typed: string): number | null {
  const count = readDecimal(typed);
  return count !== null && count > 0 && count <= LIMITS.loggedMeasuresMax ? count : null;
}
