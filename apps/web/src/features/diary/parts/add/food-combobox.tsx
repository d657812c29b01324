import { Box, Group, Text, TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { useIsReachable } from '../../../../shared/api/use-connection.ts';
import { kcalText } from '../../../../shared/meal/quantities.ts';
import typography from '../../../../shared/ui/typography/typography.module.css';
import type { FoundFood } from '../../data/diary-day.ts';
import { useFoodSearch } from '../../data/use-food-search.ts';
import classes from './food-panel.module.css';
import { nextOption } from './next-option.ts';

type FoodComboboxProps = {
  text: string;
  onType: (text: string) => void;
  onChoose: (food: FoundFood) => void;
  input: Ref<HTMLInputElement>;
};

const words = texts.calorieScreen;

/** A field that finds foods while one types: arrows go through them, Enter takes one, Escape closes the list. */
export function FoodCombobox({ text, onType, onChoose, input }: FoodComboboxProps) {
  const search = useFoodSearch(text);
  const isReachable = useIsReachable();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const { foods } = search;
  const isShown = isOpen && foods.length > 0;
  const optionId = (place: number) => `${listId}-${place}`;

  function choose(food: FoundFood | undefined) {
    if (!food) return;
    setIsOpen(false);
    setActive(null);
    onChoose(food);
  }

  function press(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'Escape' && isShown) {
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    if (key === 'Enter') {
      event.preventDefault();
      return isShown && active !== null ? choose(foods[active]) : setIsOpen(true);
    }
    const next = nextOption(key, active, foods.length);
    if (next === undefined) return;
    event.preventDefault();
    setIsOpen(true);
    setActive(next);
    if (next !== null) document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  function close() {
    setIsOpen(false);
    setActive(null);
  }

  return (
    <Box pos="relative">
      <TextInput
        ref={input}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active !== null ? optionId(active) : undefined}
        label={words.foodSearch}
        placeholder={words.foodPlaceholder}
        description={isReachable ? words.foodHint : words.foodsNeedServer}
        maxLength={LIMITS.foodSearchMaxCharacters}
        autoComplete="off"
        autoCapitalize="none"
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        value={text}
        onChange={({ currentTarget }) => {
          onType(currentTarget.value);
          setIsOpen(true);
          setActive(null);
        }}
        onClick={() => setIsOpen(true)}
        onBlur={close}
        onKeyDown={press}
      />
      <div id={listId} role="listbox" aria-label={words.foodSearch} className={classes.list} hidden={!isShown}>
        {foods.map((food, place) => (
          // The keys are the field's (press): an option itself is never focused.
          <Group
            key={food.id}
            id={optionId(place)}
            role="option"
            aria-selected={place === active}
            className={classes.option}
            gap="sm"
            align="baseline"
            wrap="nowrap"
            justify="space-between"
            // Before the field loses the focus, and the list with it.
            onMouseDown={(event) => {
              event.preventDefault();
              choose(food);
            }}
          >
            <span dir="auto" className={classes.name}>
              {food.name}
            </span>
            <Text className={typography.figures} span size="sm" flex="none" c="dimmed">
              {words.per100g({ kcal: kcalText(food.per100g.calories) })}
            </Text>
          </Group>
        ))}
      </div>
      <Text role="status" size="sm" mt="var(--space-4)" c="dimmed">
        {isOpen && stateText(search)}
      </Text>
    </Box>
  );
}

function stateText({ words: search, foods, isLooking, error }: ReturnType<typeof useFoodSearch>): string {
  if (search === undefined) return '';
  if (error) return words.foodsFailed;
  if (isLooking) return words.searching;
  return foods.length === 0 ? words.noFood({ search }) : words.foodsFound({ count: foods.length });
}
