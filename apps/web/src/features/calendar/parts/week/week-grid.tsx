import { Box, Portal, Text, VisuallyHidden } from '@mantine/core';
import type { CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { CALENDAR_SLOTS, MAIN_SLOTS } from '@platewise/contract/calendar/calendar-slots';
import { texts } from '@platewise/contract/texts';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { IconArrowsMove, IconCopy } from '@tabler/icons-react';
import { type RefObject, useId, useRef, useState } from 'react';
import { useStableActions } from '../../../../shared/ui/use-stable-actions.ts';
import type { CalendarDesk } from '../../data/calendar-desk.ts';
import { entryName } from '../../data/entry-words.ts';
import { moveEntryTo } from '../../data/move-entry-to.ts';
import { isSamePlace, type Place, placeKey } from '../../data/place.ts';
import shared from '../calendar.module.css';
import { longDayText } from './day-words.ts';
import { useEntryDrag } from './use-entry-drag.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { WeekCell, WeekDesk } from './week-cell.tsx';
import classes from './week-grid.module.css';

const words = calendarScreen;

/** The whole week at once: entries are dragged, cut, copied and pasted between its places. */
export function WeekGrid({ desk, day }: { desk: CalendarDesk; day: string }) {
  const { days, clipboard } = desk;
  const grid = useRef<HTMLTableElement>(null);
  const hintId = useId();
  const [active, setActive] = useState<Place>({ date: day, slot: 'breakfast' });
  const slots = CALENDAR_SLOTS.filter(
    (slot) => MAIN_SLOTS.includes(slot) || days.some(({ entries }) => entries.some((entry) => entry.slot === slot)),
  );
  const { drag, ghost, ...dragging } = useEntryDrag((entry, to, copy) => moveEntryTo(desk, entry, to, { copy }));
  const { start, wasDragged } = useStableActions({ start: dragging.start, wasDragged: dragging.wasDragged });
  const onKeyDown = useGridKeys({ desk, slots, grid, onMove: setActive });
  // The place that the keyboard left may lie in another week, or in a row that is gone.
  const isThere = days.some(({ date }) => date === active.date) && slots.includes(active.slot);
  const tabStop = isThere ? active : { date: day, slot: 'breakfast' as const };

  return (
    <section aria-label={words.week} className={classes.week} data-dragging={drag ? true : undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that arrow keys walk through */}
      <table ref={grid} role="grid" aria-describedby={hintId} className={classes.grid} onKeyDown={onKeyDown}>
        <colgroup>
          <col />
        </colgroup>
        <VisuallyHidden component="thead">
          <tr>
            <td />
            {days.map(({ date }) => (
              <th key={date} scope="col">
                {longDayText(date)}
              </th>
            ))}
          </tr>
        </VisuallyHidden>
        <WeekDesk value={desk}>
          <tbody>
            {slots.map((slot) => (
              <tr key={slot}>
                <Text component="th" scope="row" size="sm" c="dimmed" fw={500} lh={1.3}>
                  {texts.calendar.slots[slot]}
                </Text>
                {days.map(({ date, entries }) => {
                  const place = { date, slot };
                  const entry = entries.find((one) => one.slot === slot) ?? null;
                  return (
                    <WeekCell
                      key={placeKey(place)}
                      {...place}
                      entry={entry}
                      isChosen={date === day}
                      isTabStop={isSamePlace(place, tabStop)}
                      isDragged={drag !== null && isSamePlace(place, drag.entry)}
                      isAim={drag?.over != null && isSamePlace(place, drag.over)}
                      isCut={clipboard !== null && !clipboard.copy && clipboard.entry === entry}
                      isMaking={desk.newMeals.of(place)?.is === 'pending'}
                      isQueued={desk.pending.has(placeKey(place))}
                      onFocus={setActive}
                      onGrab={start}
                      wasDragged={wasDragged}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </WeekDesk>
      </table>
      <Text id={hintId} size="xs" mt="var(--space-4)" c="dimmed">
        {words.weekHint}
      </Text>
      <Text role="status" size="xs" fw={500}>
        {clipboard && (clipboard.copy ? words.isCopied : words.isCut)({ name: entryName(clipboard.entry) })}
      </Text>
      {drag && <DragGhost ref={ghost} entry={drag.entry} copy={drag.copy} />}
    </section>
  );
}

type DragGhostProps = { ref: RefObject<HTMLDivElement | null>; entry: CalendarEntry; copy: boolean };

/** What is dragged, beneath the pointer, and what releasing will do. */
function DragGhost({ ref, entry, copy }: DragGhostProps) {
  const Icon = copy ? IconCopy : IconArrowsMove;
  return (
    <Portal>
      <Box
        ref={ref}
        className={classes.ghost}
        pos="fixed"
        top={8}
        left={12}
        maw={220}
        px="sm"
        py="xs"
        bd="1px solid var(--primary)"
        bg="var(--surface)"
        bdrs="sm"
        aria-hidden
      >
        <Text dir="auto" size="sm" truncate fw={500} lh={1.3}>
          {entryName(entry)}
        </Text>
        <Text className={shared.words} size="xs" c="dimmed" lh={1.3}>
          <Icon size={14} stroke={1.5} /> {copy ? calendarScreen.dragCopy : calendarScreen.dragMove}
        </Text>
      </Box>
    </Portal>
  );
}
