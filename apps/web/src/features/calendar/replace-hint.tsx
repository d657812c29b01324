import { Checkbox } from '@mantine/core';
import type { CalendarEntry } from '@platewise/contract/calendar-schema';
import { calendarScreen } from '@platewise/contract/locales/en/calendar-screen';
import { entryName } from './entry-words.ts';

type ReplaceHintProps = {
  /** What stands in the one slot that was chosen. */
  standing: CalendarEntry | null;
  /** Whether a whole plan takes the place of what stands on its day; null where one slot was chosen. */
  replace: boolean | null;
  onReplace: (replace: boolean) => void;
};

const words = calendarScreen;

/** What becomes of what stands where something is put. */
export function ReplaceHint({ standing, replace, onReplace }: ReplaceHintProps) {
  if (replace !== null) {
    return (
      <Checkbox
        label={words.replaceAll}
        checked={replace}
        onChange={({ currentTarget }) => onReplace(currentTarget.checked)}
      />
    );
  }
  const other = standing ? entryName(standing) : '';
  const sentence = standing?.isLocked ? words.lockedHint : words.addOverHint;
  return <p role="status">{standing && sentence({ other })}</p>;
}
