import type { BodyReportAnswer, SetBodyFacts } from '@platewise/contract/body/body-schema';
import { texts } from '@platewise/contract/texts';
import { ageOn, BODY_MIN_AGE } from '@platewise/domain/body/age-on';
import { mayFast } from '@platewise/domain/body/body-conditions';
import { type DiaryContext, writeDiary } from '../diary/write-diary.ts';
import { invalidInput } from '../invalid-input.ts';
import { readToday } from '../preferences/read-preferences.ts';
import { updateEatingWindow, upsertFacts } from './body-repository.ts';
import { reportOf } from './read-body-report.ts';

/**
 * Keeps what an adult states of themselves. Of somebody younger nothing is kept. A condition that a fast is not for switches an
 * eating window off.
 * @throws AppError PRO_ONLY, VALIDATION for somebody under 18
 */
export function setFacts(context: DiaryContext, input: SetBodyFacts): Promise<BodyReportAnswer> {
  const { identity, now } = context;
  const { userId } = identity;
  return writeDiary<BodyReportAnswer>(context, { procedure: 'body.setFacts', input }, async (trx) => {
    const today = await readToday(trx, userId, { now });
    if (ageOn(today, input.bornOn) < BODY_MIN_AGE)
      throw invalidInput([{ path: 'bornOn', message: texts.body.adultsOnly }]);
    await upsertFacts(trx, userId, {
      born_on: input.bornOn,
      sex: input.sex,
      height_cm: input.heightCm,
      activity: input.activity,
      aim: input.aim,
      weekly_percent: input.weeklyPercent,
      conditions: input.conditions,
      updated_at: now(),
    });
    if (!mayFast(input.conditions)) await updateEatingWindow(trx, userId, null);
    return reportOf(trx, userId, { today });
  });
}
