import type { BodyReportAnswer, DecideTarget } from '@platewise/contract/body/body-schema';
import { AppError } from '../app-error.ts';
import { setGoalFrom } from '../diary/goals/set-daily-goal.ts';
import { type DiaryContext, writeDiary } from '../diary/write-diary.ts';
import { readToday } from '../preferences/read-preferences.ts';
import { insertDecision } from './body-repository.ts';
import { reportOf } from './read-body-report.ts';

/**
 * Takes what a person decided on the proposal that they saw: accepted, days aim at it from today on; declined, nothing changes.
 * Either way the next one comes in a week. The proposal is computed again and never taken from the caller.
 * @throws AppError PRO_ONLY, TARGET_OUTDATED where there is another one by now, or none, DIARY_FULL
 */
export function decideTarget(context: DiaryContext, input: DecideTarget): Promise<BodyReportAnswer> {
  const { identity, now } = context;
  const { userId } = identity;
  return writeDiary<BodyReportAnswer>(context, { procedure: 'body.decideTarget', input }, async (trx) => {
    const today = await readToday(trx, userId, { now });
    const { proposal, expenditure, goal } = await reportOf(trx, userId, { today });
    if (!expenditure || proposal?.kcal !== input.kcal) throw new AppError('TARGET_OUTDATED');
    await insertDecision(trx, {
      user_id: userId,
      date: today,
      goal_kcal: goal.calories,
      proposed_kcal: proposal.kcal,
      expenditure_kcal: expenditure.kcal,
      expenditure_sd: expenditure.sd,
      is_accepted: input.isAccepted,
      decided_at: now(),
    });
    if (input.isAccepted) await setGoalFrom(trx, context, { dailyGoal: proposal.kcal, date: today });
    return reportOf(trx, userId, { today });
  });
}
