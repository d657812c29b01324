import { dateFormat } from '@platewise/contract/language/formats';

const format = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

/** When a plan was made, in the time zone of the person who reads it. */
export function createdAtText(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '–' : format.format(date);
}
