import { Box, Text } from '@mantine/core';
import type { PrepGuide } from '@platewise/contract/plans/prep-guide-schema';
import { prep as words } from '@platewise/contract/texts/site/prep';
import typography from '../../../shared/ui/typography/typography.module.css';
import { lanesOf, type Stretch } from '../data/lanes.ts';
import { pictureWords } from '../data/picture-words.ts';
import { minuteText } from '../data/session-clock.ts';
import classes from './session-picture.module.css';

/** Minutes between two marks of the time, and how many marks have room below the picture. */
const [MARKS, MARKS_MAX] = [[15, 30, 60, 120], 7] as const;

/** The session at a glance: what hands, hob and oven do, and when. The words beneath say the same. */
export function SessionPicture({ guide, start }: { guide: PrepGuide; start: string | undefined }) {
  const { totalMinutes } = guide;
  const lanes = lanesOf(guide);
  const step = MARKS.find((minutes) => totalMinutes / minutes <= MARKS_MAX) ?? totalMinutes;
  const marks = Array.from({ length: Math.floor(totalMinutes / step) + 1 }, (_, index) => index * step);

  return (
    <Box component="figure" m={0} mt="md" aria-label={words.picture}>
      <div aria-hidden="true" className={classes.lanes}>
        <SessionLane name={words.pictureHands} kind="hands" stretches={lanes.hands} totalMinutes={totalMinutes} />
        <SessionLane name={words.pictureHob} kind="hob" stretches={lanes.hob} totalMinutes={totalMinutes} />
        <SessionLane name={words.pictureOven} kind="oven" stretches={lanes.oven} totalMinutes={totalMinutes} />
        <span />
        <Box className={`${classes.marks} ${typography.figures}`} c="dimmed">
          {marks.map((minute) => (
            <span key={minute} style={{ left: `${(minute / totalMinutes) * 100}%` }}>
              {minuteText(minute, start)}
            </span>
          ))}
        </Box>
      </div>
      <Text component="figcaption" size="sm" maw="var(--reading-width)" mt="xs" c="dimmed">
        {pictureWords(guide, lanes, start)}
      </Text>
    </Box>
  );
}

const LOOKS = {
  hands: { bg: 'var(--primary)' },
  hob: { bg: 'var(--field-border)' },
  oven: { bg: 'var(--saffron)', bd: '1px solid var(--field-border)', c: 'var(--on-saffron)' },
} as const;

type SessionLaneProps = {
  name: string;
  kind: 'hands' | 'hob' | 'oven';
  stretches: readonly (Stretch & { celsius?: number | null })[];
  totalMinutes: number;
};

/** One lane of the picture; nothing where it is not used. */
function SessionLane({ name, kind, stretches, totalMinutes }: SessionLaneProps) {
  if (stretches.length === 0) return null;
  const rows = Math.max(...stretches.map(({ row }) => row)) + 1;

  return (
    <>
      <Text span size="sm" c="dimmed">
        {name}
      </Text>
      <div
        className={classes.lane}
        data-high={kind !== 'hob' || undefined}
        style={{ height: `calc(${rows} * var(--row) + 8px)` }}
      >
        {stretches.map(({ id, title, from, to, row, celsius }) => (
          <Box
            key={id}
            component="span"
            title={title}
            className={classes.stretch}
            {...LOOKS[kind]}
            style={{
              left: `${(from / totalMinutes) * 100}%`,
              width: `${((to - from) / totalMinutes) * 100}%`,
              top: `calc(${row} * var(--row) + 4px)`,
            }}
          >
            {celsius != null && <span>{words.celsius({ celsius })}</span>}
          </Box>
        ))}
      </div>
    </>
  );
}
