import { Button, Stack, TextInput } from '@mantine/core';
import type { PrepGuide } from '@platewise/contract/prep-guide-schema';
import { prep as words } from '@platewise/contract/texts/site/prep';
import { IconPrinter } from '@tabler/icons-react';
import { durationText, minuteText, timeOfDay } from '../data/session-clock.ts';
import classes from './guide-head.module.css';

type GuideHeadProps = {
  guide: PrepGuide;
  start: string | undefined;
  onStart: (start: string | undefined) => void;
  onChoose: () => void;
};

/** A session that is longer is better cooked as two: minutes, our choice. */
const LONG_MINUTES = 4 * 60;

/** How much of a day it takes, when it begins, and what can be done with the guide. */
export function GuideHead({ guide, start, onStart, onChoose }: GuideHeadProps) {
  const { totalMinutes, handsOnMinutes, containers, days } = guide;

  return (
    <Stack gap="lg">
      <dl className={classes.facts}>
        <div data-first>
          <dt>{words.facts.session}</dt>
          <dd>{durationText(totalMinutes)}</dd>
        </div>
        <div>
          <dt>{words.facts.work}</dt>
          <dd>{durationText(handsOnMinutes)}</dd>
        </div>
        <div>
          <dt>{words.facts.boxes}</dt>
          <dd>{containers.length}</dd>
        </div>
        {start !== undefined && (
          <div>
            <dt>{words.facts.end}</dt>
            <dd>{minuteText(totalMinutes, start)}</dd>
          </div>
        )}
      </dl>
      <div className={classes.controls}>
        <TextInput
          type="time"
          label={words.start}
          description={words.startHint}
          value={start ?? ''}
          onChange={({ currentTarget }) => onStart(currentTarget.value || undefined)}
        />
        <Button variant="default" onClick={() => onStart(timeOfDay(new Date()))}>
          {words.startNow}
        </Button>
        <span className={classes.gap} />
        <Button
          leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />}
          variant="default"
          onClick={() => window.print()}
        >
          {words.print}
        </Button>
        <Button variant="default" onClick={onChoose}>
          {words.chooseOthers}
        </Button>
      </div>
      {totalMinutes > LONG_MINUTES && days.length > 1 && (
        <p className={classes.long}>{words.long({ time: durationText(totalMinutes) })}</p>
      )}
    </Stack>
  );
}
