import { Text } from '@mantine/core';
import type { EatingWindow } from '@platewise/contract/diary/eating-window-schema';
import { timeOfDayText } from '@platewise/contract/language/formats';
import { eatingWindow as words } from '@platewise/contract/texts/diary/eating-window';
import { isOpenAt } from '@platewise/domain/body/eating-window';
import { useClock } from '../../data/use-clock.ts';

/** When the window of somebody who switched one on closes or opens next. */
export function EatingWindowLine({ window }: { window: EatingWindow }) {
  const clock = useClock();
  const { opens, closes } = window;
  return (
    <Text inherit c="dimmed" mb="md">
      {isOpenAt(window, clock())
        ? words.open({ time: timeOfDayText(closes) })
        : words.closed({ time: timeOfDayText(opens) })}
    </Text>
  );
}
