import { Box, Flex, Text } from '@mantine/core';
import { DIARY_MACROS } from '@platewise/contract/diary/diary-macros';
import type { DiaryTotals, Goal } from '@platewise/contract/diary/diary-schema';
import { texts } from '@platewise/contract/texts';
import { nutrientGramsText } from '../../../../shared/meal/quantities.ts';
import { Meter } from '../../../../shared/ui/meters/meter.tsx';
import { Swatch } from '../../../../shared/ui/swatch.tsx';
import typography from '../../../../shared/ui/typography/typography.module.css';
import classes from '../diary.module.css';

type MacroTotalsProps = {
  totals: DiaryTotals;
  goal: Goal;
  /** Why a sum is the least that it can be. */
  note?: string;
};

const words = texts.calorieScreen;

/** Protein, carbs and fat in grams, next to what the day aims at where it does; a sum that lacks a figure says so. */
export function MacroTotals({ totals, goal, note = words.atLeastNote }: MacroTotalsProps) {
  return (
    <Box flex="1 1 340px" miw={0}>
      <Box
        component="ul"
        className={`${classes.thirds} ${typography.figures}`}
        lh={1.35}
        aria-label={texts.meal.macros}
      >
        {DIARY_MACROS.map((macro) => {
          const aim = goal[macro];
          const grams = nutrientGramsText(totals[macro]);
          return (
            <li key={macro}>
              <Flex component="span" gap="xs" align="center" c="dimmed" fz="sm">
                <Swatch color={`var(--${macro})`} />
                {texts.meal[macro]}
              </Flex>{' '}
              <Text span size="lg" fw={600}>
                {totals.unknown.includes(macro) ? leastText(totals[macro]) : grams}
              </Text>{' '}
              {aim !== null && (
                <>
                  <Text className={typography.oneLine} span size="sm" c="dimmed">
                    {words.ofMacroGoal({ grams: nutrientGramsText(aim) })}
                  </Text>
                  <Meter value={aim > 0 ? totals[macro] : 1} max={aim > 0 ? aim : 1} color={`var(--${macro})`} />
                </>
              )}
            </li>
          );
        })}
      </Box>
      {totals.unknown.length > 0 && (
        <Text size="sm" mt="sm" c="dimmed">
          {note}
        </Text>
      )}
    </Box>
  );
}

/** A sum that lacks a figure; of nothing known it is no sum at all. */
function leastText(grams: number): string {
  return grams === 0 ? texts.meal.notKnown : words.atLeast({ grams: nutrientGramsText(grams) });
}
