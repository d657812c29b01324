import type { PrepGuide } from '@platewise/contract/plans/prep-guide-schema';
import { prep as words } from '@platewise/contract/texts/site/prep';
import { type Lanes, minutesInUse } from './lanes.ts';
import { durationText, minuteText } from './session-clock.ts';
import { OVEN_IDLE_MINUTES } from './session-rows.ts';

/** The picture of a session in words: how long hands and hob are busy, and when the oven has which heat. */
export function pictureWords(guide: PrepGuide, lanes: Lanes, start: string | undefined): string {
  const { hob } = lanes;
  return words.pictureWords({
    work: durationText(guide.handsOnMinutes),
    session: durationText(guide.totalMinutes),
    hob:
      hob.length === 0
        ? words.pictureNoHob
        : words.pictureHobWords({
            time: durationText(minutesInUse(hob)),
            count: Math.max(...hob.map(({ row }) => row)) + 1,
          }),
    oven: ovenWords(lanes, start),
  });
}

function ovenWords({ oven }: Lanes, start: string | undefined): string {
  const spans: { celsius: number | null; from: number; to: number }[] = [];
  for (const { celsius, from, to } of oven) {
    const last = spans.at(-1);
    if (last && last.celsius === celsius && from - last.to <= OVEN_IDLE_MINUTES) last.to = Math.max(last.to, to);
    else spans.push({ celsius, from, to });
  }
  if (spans.length === 0) return words.pictureNoOven;
  const sentence = spans.map(({ celsius, from, to }) =>
    words.pictureOvenSpan({
      heat: celsius === null ? words.grill : words.celsius({ celsius }),
      from: minuteText(from, start),
      to: minuteText(to, start),
    }),
  );
  return words.pictureOvenWords({ spans: sentence.join(', ') });
}
