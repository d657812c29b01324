import { dateFormat } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';

const time = dateFormat({ timeStyle: 'short' });
const dayAndTime = dateFormat({ month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** From when the things are that are shown without the server. */
export function cachedAtText(at: number, now: Date): string {
  const sentence = isToday(at, now) ? texts.offline.keptAt : texts.offline.keptOn;
  return sentence({ time: keptAtTime(at, now) });
}

/** A time of today, or a day with its time. */
export function keptAtTime(at: number, now: Date): string {
  return (isToday(at, now) ? time : dayAndTime).format(at);
}

function isToday(at: number, now: Date): boolean {
  return new Date(at).toDateString() === now.toDateString();
}
