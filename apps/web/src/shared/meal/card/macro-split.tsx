import { Box, Flex, Stack, Text } from '@mantine/core';
import type { Macros } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { PartsMeter } from '../../ui/meters/meter.tsx';
import { Swatch } from '../../ui/swatch.tsx';
import typography from '../../ui/typography/typography.module.css';
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
      <PartsMeter parts={MACROS.map((macro) => ({ name: macro, percent: widths[macro], color: `var(--${macro})` }))} />
      <Box
        component="ul"
        className={`${typography.figures} ${classes.list}`}
        fz="sm"
        lh={1.35}
        aria-label={texts.meal.macros}
      >
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
      </Box>
    </Stack>
  );
}
