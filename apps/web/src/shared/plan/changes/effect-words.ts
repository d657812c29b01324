import { numberFormat } from '@platewise/contract/language/formats';
import type { Effect } from '@platewise/contract/plans/plan-change-schema';
import { texts } from '@platewise/contract/texts';

/** One effect on the day: its name, how it is shown, and how it is read out. */
export type EffectWords = { name: string; shown: string; spoken: string };

type Forms = { shown: (signed: string) => string; more: Sentence; less: Sentence };
type Sentence = (parameters: { count: number }) => string;

const words = texts.swapPanel;

/** What an alternative does to the day, each with its sign: energy, protein, cost in rupees, minutes. */
export function effectWords({ calories, macros, cost, minutes }: Effect): EffectWords[] {
  return [
    {
      name: words.energy,
      ...difference(calories, {
        shown: (count) => words.kcal({ count }),
        more: words.kcalMore,
        less: words.kcalLess,
      }),
    },
    {
      name: words.protein,
      ...difference(macros.protein, {
        shown: (count) => words.grams({ count }),
        more: words.gramsMore,
        less: words.gramsLess,
      }),
    },
    {
      name: words.cost,
      ...costWords(cost.inr),
    },
    {
      name: words.time,
      ...difference(minutes, {
        shown: (count) => words.minutes({ count }),
        more: words.minutesMore,
        less: words.minutesLess,
      }),
    },
  ];
}

/** How many ingredients of the day have no published price; null when all have one. */
export function priceNote({ cost }: Effect): string | null {
  return cost.inr.unknown > 0 ? words.priceUnknown({ count: cost.inr.unknown }) : null;
}

/** With our own estimates in it, a difference says so. */
function costWords({ amount, isEstimate }: Effect['cost']['inr']): Omit<EffectWords, 'name'> {
  if (amount === null) return { shown: words.costNotKnown, spoken: words.costNotKnown };
  const { shown, spoken } = difference(amount, { shown: rupees, more: words.rupeesMore, less: words.rupeesLess });
  if (!isEstimate) return { shown, spoken };
  return { shown: words.byEstimate({ amount: shown }), spoken: words.byEstimate({ amount: spoken }) };
}

const signed = numberFormat({ maximumFractionDigits: 0, signDisplay: 'exceptZero' });

function difference(exact: number, { shown, more, less }: Forms): Omit<EffectWords, 'name'> {
  const whole = Math.round(exact);
  if (whole === 0) return { shown: words.same, spoken: words.same };
  const sentence = whole > 0 ? more : less;
  return { shown: shown(signed.format(whole).replace('-', '−')), spoken: sentence({ count: Math.abs(whole) }) };
}

function rupees(text: string): string {
  return words.about({ amount: words.rupees({ sign: text.slice(0, 1), count: text.slice(1) }) });
}
