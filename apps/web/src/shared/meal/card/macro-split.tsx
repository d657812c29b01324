import { Box, Flex, Stack, Text } from '@mantine/core';
import type { Macros } from '@platewise/contract/meal-schema';
import { texts } from '@platewise/contract/texts';
import { Swatch } from '../../ui/swatch.tsx';
import { gramsText, percentText } from '../quantities.ts';
import { MACROS, macroShares, macroWidths } from './macro-shares.ts';
import classes from './macro-split.module.css';

type MacroSplitProps = { meal: { calories: number; macros: Macros }; showShares: boolean };

/** Protein, carbs and fat: one colour each, always with their names, in grams and on request as shares of the calories. */
export function MacroSplit({ meal, showShares }: MacroSplitProps) {
  const widths = macroWidths(meal.macros);
  const shares = macroShares(meal);

  return (
    <Stack gap="xs">
      <div className={classes.bar} aria-hidden="true">
        {MACROS.map((macro) => (
          <Box key={macro} component="span" w={`${widths[macro]}%`} bg={`var(--${macro})`} />
        ))}
      </div>
      <ul className={classes.list} aria-label={texts.meal.macros}>
        {MACROS.map((macro) => (
          <li key={macro}>
            <Flex component="span" gap="xs" align="center" c="dimmed">
              <Swatch color={`var(--${macro})`} />
              {texts.meal[macro]}
            </Flex>{' '}
            <Text span c="var(--ink)" fw={600}>
              {gramsText(meal.macros[macro])}
            </Text>
            {showShares && (
              <Text span inherit c="dimmed">
                {' '}
                {percentText(shares[macro])}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
