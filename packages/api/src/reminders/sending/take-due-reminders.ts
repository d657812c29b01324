import { isQuietAt } from '@platewise/contract/account/reminder-options';
import { addDays } from '@platewise/contract/dates/local-date';
import { dateInZone, timeInZone } from '@platewise/domain/date-in-zone';
import { nextMoment } from '@platewise/domain/next-moment';
import type { Context } from '../../context.ts';
import { readTimeZone } from '../../preferences/read-preferences.ts';
import { deleteMessagesBefore, insertMessages, listDueSettings, moveOn } from '../messages-repository.ts';
import { dueAt, nextDue } from '../reminder-times.ts';
import { deleteSignedOut, findSettings } from '../reminders-repository.ts';
import { reminderText } from './reminder-text.ts';

/** People whose reminders are taken in one round. */
const PEOPLE = 200;
/** A reminder that could not be sent for so long is not sent any more. */
const WORTH_MS = 2 * 3_600_000;
/** Days for which it is known what was sent. */
const REMEMBERED_DAYS = 7;

type SendingContext = Pick<Context, 'db' | 'now'>;

/** Makes the messages of the reminders that are due; how many people were looked at, which is bounded. */
export async function takeDueReminders(context: SendingContext): Promise<number> {
  const due = await listDueSettings(context.db, { at: context.now(), limit: PEOPLE });
  for (const { user_id: userId, next_at: at } of due) if (at) await takeReminders(context, userId, at);
  return due.length;
}

/**
 * Moves what is due on and makes its messages, in one transaction: of two processes one finds it moved on already, and one that is killed
 * has done both or nothing.
 */
async function takeReminders({ db, now }: SendingContext, userId: string, due: Date): Promise<void> {
  const [settings, timeZone] = await Promise.all([findSettings(db, userId), readTimeZone(db, userId)]);
  if (!settings) return;
  const at = now();
  const local = { date: dateInZone(due, timeZone), time: timeInZone(due, timeZone) };
  const quiet = { from: settings.quiet_from, until: settings.quiet_until };
  const expiresAt = worthUntil(due, { quiet, timeZone });
  const isWorth = at < expiresAt && !isQuietAt(quiet, timeInZone(at, timeZone));
  const kinds = isWorth ? dueAt(settings, { at: due, timeZone }) : [];
  const texts = await Promise.all(kinds.map((kind) => reminderText(db, userId, { kind, at: local })));
  await db.transaction().execute(async (trx) => {
    if (!(await moveOn(trx, userId, { dueAt: due, nextAt: nextDue(settings, { after: at, timeZone }) }))) return;
    await deleteSignedOut(trx, userId, { at });
    await deleteMessagesBefore(trx, userId, { date: addDays(local.date, -REMEMBERED_DAYS) });
    for (const [place, kind] of kinds.entries()) {
      const body = texts[place];
      if (body) await insertMessages(trx, userId, { kind, date: local.date, body, at, expiresAt });
    }
  });
}

/** Two hours, or as long as it is not quiet. */
function worthUntil(
  due: Date,
  { quiet, timeZone }: { quiet: { from: string; until: string }; timeZone: string },
): Date {
  const late = new Date(due.getTime() + WORTH_MS);
  if (quiet.from === quiet.until) return late;
  const begins = nextMoment({ time: quiet.from }, { after: due, timeZone });
  return begins < late ? begins : late;
}
