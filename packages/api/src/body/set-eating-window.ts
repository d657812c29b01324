import type { BodyReportAnswer } from '@platewise/contract/body/body-schema';
import type { SetEatingWindow } from '@platewise/contract/diary/eating-window-schema';
import { texts } from '@platewise/contract/texts';
import { EATING_WINDOW_MIN_HOURS, isOfferedWindow } from '@platewise/domain/body/eating-window';
import { AppError } from '../app-error.ts';
import { type DiaryContext, writeDiary } from '../diary/write-diary.ts';
import { invalidInput } from '../invalid-input.ts';
import { readToday } from '../preferences/read-preferences.ts';
import { updateEatingWindow } from './body-repository.ts';
import { reportOf } from './read-body-report.ts';

/**
 * Switches on between which times an adult eats, changes it, or switches it off. It is never on by itself.
 * @throws AppError PRO_ONLY, BODY_FACTS_MISSING, VALIDATION for under eight hours, and with a
 * condition or a sign that a fast is not for
 */
export function setEatingWindow(context: DiaryContext, input: SetEatingWindow): Promise<BodyReportAnswer> {
  const { identity, now } = context;
  const { userId } = identity;
  return writeDiary<BodyReportAnswer>(context, { procedure: 'body.setEatingWindow', input }, async (trx) => {
    const { window } = input;
    const report = await reportOf(trx, userId, { today: await readToday(trx, userId, { now }) });
    if (!report.facts) throw new AppError('BODY_FACTS_MISSING');
    if (window && !report.isFastOffered) throw refused(texts.body.noFast);
    if (window && !isOfferedWindow(window)) throw refused(texts.body.shortWindow({ hours: EATING_WINDOW_MIN_HOURS }));
    await updateEatingWindow(trx, userId, window);
    return { ...report, eatingWindow: window };
  });
}

function refused(message: string) {
  return invalidInput([{ path: 'window', message }]);
}
