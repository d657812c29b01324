import { Box, Flex, Text } from '@mantine/core';
import type { CalendarDay } from '@platewise/contract/calendar/calendar-schema';
import { texts } from '@platewise/contract/texts';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { MACROS } from '../../../../shared/meal/card/macro-shares.ts';
import { wholeNumberText } from '../../../../shared/meal/quantities.ts';
import { Meter } from '../../../../shared/ui/meters/meter.tsx';
import typography from '../../../../shared/ui/typography/typography.module.css';

const words = calendarScreen;

/** What a day comes to against what it aims at, and what of it nobody knows. */
export function DaySum({ day }: { day: CalendarDay }) {
  const { totals, target, unknown } = day;
  return (
    <Box
      component="section"
      className={typography.figures}
      aria-label={words.dayTotal}
      px="md"
      py="sm"
      bd="1px solid var(--line)"
      bg="var(--surface)"
      bdrs="md"
    >
      <Flex direction={{ base: 'column', sm: 'row' }} gap="var(--space-12) var(--space-40)" align={{ sm: 'flex-end' }}>
        <Flex component="p" direction="column" flex={1} miw={180}>
          <Text span size="sm" c="dimmed">
            {words.dayTotal}
          </Text>
          <Text span size="lg" fw={600} lh={1.3}>
            {words.ofTarget({ planned: wholeNumberText(totals.calories), target: wholeNumberText(target.calories) })}
          </Text>
          <Meter value={totals.calories} max={target.calories} />
        </Flex>
        <Flex component="ul" gap="lg" flex={2} fz="sm" lh={1.4}>
          {MACROS.map((macro) => (
            <Flex key={macro} component="li" direction="column" flex={1} miw={0}>
              <Text span size="sm" c="dimmed">
                {texts.meal[macro]}
              </Text>
              <span>
                {texts.planner.ofTargetGrams({
                  actual: wholeNumberText(totals.macros[macro]),
                  target: wholeNumberText(target.macros[macro]),
                })}
              </span>
              <Meter value={totals.macros[macro]} max={target.macros[macro]} color={`var(--${macro})`} />
            </Flex>
          ))}
        </Flex>
      </Flex>
      <Unknown unknown={unknown} />
    </Box>
  );
}

function Unknown({ unknown }: Pick<CalendarDay, 'unknown'>) {
  const { calories, macros } = unknown;
  if (macros === 0) return null;
  return (
    <Text size="sm" mt="xs" c="dimmed">
      {[...(calories > 0 ? [words.unknownKcal({ count: calories })] : []), words.unknownMacros({ count: macros })].join(
        ' ',
      )}
    </Text>
  );
}
