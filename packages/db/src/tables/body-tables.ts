import type { Activity, BodyAim, BodyCondition, BodyMeasureKind, Sex } from '@platewise/contract/body/body-options';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** What an adult has stated of themselves; dates are YYYY-MM-DD. */
export type BodyFactsTable = {
  user_id: string;
  born_on: string;
  sex: Sex;
  height_cm: number;
  activity: Activity;
  aim: BodyAim;
  /** How much of the weight is to change in a week. */
  weekly_percent: number;
  conditions: JSONColumnType<BodyCondition[]>;
  /** HH:MM; both or neither. */
  eating_opens: Generated<string | null>;
  eating_closes: Generated<string | null>;
  updated_at: Date;
};

/** What was measured on a day: kg, cm, or the unit of a measure of the person's own, which has a name. */
export type BodyMeasureTable = {
  user_id: string;
  measure: BodyMeasureKind;
  name: string;
  date: string;
  id: string;
  value: number;
  unit: string;
  updated_at: Date;
};

/** What a person decided on a proposed target, with what it was computed from: kcal a day. */
export type TargetDecisionTable = {
  user_id: string;
  date: string;
  goal_kcal: number;
  proposed_kcal: number;
  expenditure_kcal: number;
  expenditure_sd: number;
  is_accepted: boolean;
  decided_at: Date;
};

export type BodyFactsRow = Selectable<BodyFactsTable>;
export type BodyMeasureRow = Selectable<BodyMeasureTable>;
export type TargetDecisionRow = Selectable<TargetDecisionTable>;
