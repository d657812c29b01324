/** As the equation of the energy at rest knows it: the study measured women and men. */
export const SEXES = ['female', 'male'] as const;
/** How somebody lives, from the least movement to the most. */
export const ACTIVITIES = ['sitting', 'light', 'active', 'vigorous'] as const;
/** What is to become of the weight. */
export const BODY_AIMS = ['lose', 'keep', 'gain'] as const;
/** What a person names because a target, counted days or a fast are not for people with it. */
export const BODY_CONDITIONS = ['pregnant', 'breastfeeding', 'eating_disorder', 'diabetes'] as const;
/** Those with which no target is computed and no days in a row are counted; none of them is offered a fast. */
export const CONDITIONS_WITHOUT_TARGET = ['pregnant', 'breastfeeding', 'eating_disorder'] as const;

export type Sex = (typeof SEXES)[number];
export type Activity = (typeof ACTIVITIES)[number];
export type BodyAim = (typeof BODY_AIMS)[number];
export type BodyCondition = (typeof BODY_CONDITIONS)[number];

/** What a person should talk about with a doctor before any target is changed. */
export const WARNING_SIGNS = ['fast-change', 'low-weight', 'low-intake'] as const;
/** Why no other target is proposed. */
export const NO_PROPOSAL_REASONS = [
  'condition',
  'warning-sign',
  'beyond-equation',
  'too-few-days',
  'too-few-weights',
  'changed-lately',
  'goal-too-far',
  'on-target',
] as const;
/** What kept a target from being all that the aim asks for. */
export const TARGET_LIMITS = ['least-kcal', 'most-kcal', 'low-weight', 'step'] as const;

export type WarningSign = (typeof WARNING_SIGNS)[number];
export type NoProposalReason = (typeof NO_PROPOSAL_REASONS)[number];
export type TargetLimit = (typeof TARGET_LIMITS)[number];

/** Two measures that everybody knows, and those of a person's own. */
export const BODY_MEASURES = ['weight', 'waist', 'own'] as const;
export const WEIGHT_UNITS = ['kg', 'lb'] as const;
export const LENGTH_UNITS = ['cm', 'in'] as const;
export type BodyMeasureKind = (typeof BODY_MEASURES)[number];
