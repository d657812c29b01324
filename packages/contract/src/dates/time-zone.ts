import { SOURCE_LOCALE } from '../language/locale.ts';

/** Names have emails; a bare offset such as +05:30 knows no changes of the clock. */
const NAME = /^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/;
const MAX_CHARACTERS = 64;

/** Whether a text names a time zone of the engine's table, old names such as Asia/Calcutta among them. */
export function isTimeZone(text: string): boolean {
  if (text.length > MAX_CHARACTERS || !NAME.test(text)) return false;
  try {
    return new Intl.DateTimeFormat(SOURCE_LOCALE, { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
