import type { BodyMeasure, RecordMeasure } from '@platewise/contract/body/body-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import type { Db } from '@platewise/db/database';
import { storedMeasure } from '@platewise/domain/body/measure-units';
import { AppError } from '../app-error.ts';
import { type DiaryContext, writeDiary } from '../diary/write-diary.ts';
import { invalidInput } from '../invalid-input.ts';
import { readToday } from '../preferences/read-preferences.ts';
import { findFacts, findMeasure, measureCounts, upsertMeasure } from './body-repository.ts';
import { toMeasure } from './read-series.ts';

/**
 * Keeps what an adult measured on a day, in kg or cm where it is weight or waist; once more for the same day corrects it. Once
 * for an Idempotency-Key.
 * @throws AppError PRO_ONLY, BODY_FACTS_MISSING, BODY_MEASURES_FULL, VALIDATION for a day after today, a weight or waist that
 * nobody has, and one measure too many of one's own
 */
export function recordMeasure(context: DiaryContext, input: RecordMeasure): Promise<BodyMeasure> {
  const { identity, now, newId } = context;
  const { userId } = identity;
  return writeDiary<BodyMeasure>(context, { procedure: 'body.recordMeasure', input }, async (trx) => {
    const { measure, name, date } = input;
    const today = await readToday(trx, userId, { now });
    if (date > today) throw invalidInput([{ path: 'date', message: texts.body.notAfterToday({ today }) }]);
    if (!(await findFacts(trx, userId))) throw new AppError('BODY_FACTS_MISSING');
    const before = await findMeasure(trx, userId, { measure, name, date });
    if (!before) await requireRoom(trx, userId, input);
    const id = before?.id ?? newId();
    const row = { user_id: userId, measure, name, date, id, ...stored(input), updated_at: now() };
    await upsertMeasure(trx, row);
    return toMeasure(row);
  });
}

function stored(input: RecordMeasure): { value: number; unit: string } {
  const amount = storedMeasure(input);
  if ('value' in amount) return amount;
  throw invalidInput([{ path: 'value', message: texts.validation.number({ field: 'value', ...amount }) }]);
}

async function requireRoom(trx: Db, userId: string, { measure, name }: RecordMeasure): Promise<void> {
  const { count, names } = await measureCounts(trx, userId);
  if (count >= LIMITS.bodyMeasuresMax) throw new AppError('BODY_MEASURES_FULL', { max: LIMITS.bodyMeasuresMax });
  if (measure === 'own' && !names.includes(name) && names.length >= LIMITS.ownMeasuresMax)
    throw invalidInput([{ path: 'name', message: texts.body.ownNames({ max: LIMITS.ownMeasuresMax }) }]);
}
