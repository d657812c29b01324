import { stepMinutes } from '@platewise/nutrition/recipes/step-minutes';

const PER_HOUR = 60;
/** Steps of one dish run next to each other: together they may name more minutes than it takes, but not so many more. */
const PASSIVE_FACTOR = 2;

/** Minutes that a step of a model names, written in any of the usual ways: '90 min', '1 hour 30 minutes', '1½ hrs'. */
export function spokenMinutes(step: string): number {
  return stepMinutes(
    step
      .replaceAll(/(\d)\s?[-–—]\s?(\d)/g, '$1 to $2')
      .replaceAll(/(\d)-(?=\p{L})/gu, '$1 ')
      .replaceAll(/\bmins?\b\.?/gi, 'minutes')
      .replaceAll(/\b(?:a )?half hour\b/gi, 'half an hour')
      .replaceAll(/\b(?:1|one) (?:hour|hr)\b/gi, 'an hour')
      .replaceAll(/ and a half hours\b/gi, ' hours 30 minutes')
      .replaceAll(/(\d)\s?(?:½|1\/2)\s?(?=h)/gi, '$1.5 ')
      .replaceAll(/(\d+(?:\.\d+)?)\s?(?:hours?|hrs?|h)\b/gi, (_, hours: string) => {
        return `${Math.round(PER_HOUR * Number(hours))} minutes`;
      }),
  );
}

/** Whether the steps of a dish take clearly longer than it says: one alone does, or all together twice as long. */
export function takesLonger(steps: readonly string[], minutes: number): boolean {
  const spoken = steps.map(spokenMinutes);
  const total = spoken.reduce((sum, one) => sum + one, 0);
  return Math.max(0, ...spoken) > minutes || total > PASSIVE_FACTOR * minutes;
}
