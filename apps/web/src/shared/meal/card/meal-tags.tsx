import { Flex, Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { keyedLines } from '../details/keyed-lines.ts';
import type { ShownMeal } from '../shown-meal.ts';
import { EstimatedMark } from './estimated-mark.tsx';

export function MealTags({ meal }: { meal: ShownMeal }) {
  if (meal.tags.length === 0) return null;
  return (
    <Flex component="ul" gap="xs" align="center" wrap="wrap" aria-label={texts.meal.tags}>
      {keyedLines(meal.tags).map(({ key, line }) => (
        // Stored with the meal, in English.
        <Text
          key={key}
          component="li"
          lang="en"
          size="xs"
          px="xs"
          py="var(--space-2)"
          bd="1px solid var(--line)"
          bdrs="xl"
        >
          {line}
        </Text>
      ))}
      {meal.estimated.includes('tags') && (
        <li>
          <EstimatedMark />
        </li>
      )}
    </Flex>
  );
}
