import { Flex } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { keyedLines } from '../details/keyed-lines.ts';
import type { ShownMeal } from '../shown-meal.ts';
import { EstimatedMark } from './estimated-mark.tsx';
import classes from './meal-tags.module.css';

export function MealTags({ meal }: { meal: ShownMeal }) {
  if (meal.tags.length === 0) return null;
  return (
    <Flex component="ul" gap="xs" align="center" wrap="wrap" aria-label={texts.meal.tags}>
      {keyedLines(meal.tags).map(({ key, line }) => (
        <li key={key} className={classes.tag}>
          {line}
        </li>
      ))}
      {meal.estimated.includes('tags') && (
        <li>
          <EstimatedMark />
        </li>
      )}
    </Flex>
  );
}
