import { texts } from '@platewise/contract/texts';
import type { Operation } from '../../../shared/sync/queue/operation.ts';
import { shortDateText } from '../parts/day/date-text.ts';

/** What is done to the diary, and may wait for the connection. */
export type DiaryOperation = Extract<Operation, { kind: `calorie.${string}` }>;
export type DiaryKind = DiaryOperation['kind'];

const words = texts.calorieScreen.waitingNames;

export function isDiaryOperation(operation: Operation): operation is DiaryOperation {
  return operation.kind.startsWith('calorie.');
}

/** What an operation is, for the person who made it. */
export function diaryOperationWords(operation: DiaryOperation): string {
  const { kind, input } = operation;
  const name = shownName(operation);
  switch (kind) {
    case 'calorie.addMeal':
      return words.addMeal({ name: input.name, date: shortDateText(input.date) });
    case 'calorie.changeMeal':
      return words.changeMeal({ name });
    case 'calorie.removeMeal':
      return words.removeMeal({ name });
    case 'calorie.logFood':
      return words.logFood({ name, date: shortDateText(input.date) });
    case 'calorie.tickPlanned':
      return words[input.outcome]({ name, date: shortDateText(input.date) });
    case 'calorie.untickPlanned':
      return words.untick({ name, date: shortDateText(input.date) });
  }
}

function shownName({ shown }: DiaryOperation): string {
  const isNamed = typeof shown === 'object' && shown !== null && 'name' in shown;
  return isNamed && typeof shown.name === 'string' ? shown.name : words.someMeal;
}
