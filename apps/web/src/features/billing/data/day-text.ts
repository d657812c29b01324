import { dateFormat } from '@platewise/contract/language/formats';

const format = dateFormat({ dateStyle: 'long' });

/** A day of billing as people read it, where they are. */
export function dayText(date: Date): string {
  return format.format(date);
}
