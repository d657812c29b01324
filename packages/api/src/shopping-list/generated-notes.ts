import type { GenerationRequest } from '@platewise/contract/generation-schema';
import { texts } from '@platewise/contract/texts';
import { listWords } from '@platewise/planner/list-words';
import { numberWords } from '@platewise/planner/number-words';
import type { PlannedDay } from '@platewise/planner/plan-week';
import type { Currency } from '@platewise/planner/shopping-list/read-budget';
import { isWithin, type ListWeek } from '@platewise/planner/shopping-list/search-week';
import type { ReadWishes } from './read-wishes.ts';

const { notes, rupees, dollars } = texts.shoppingList;

type Generated = { week: ListWeek; wishes: ReadWishes; request: GenerationRequest; isCheaper: boolean };

/** What a generated list says of itself: what was understood, what was left out, and how it stands with the budget. */
export function generatedNotes(generated: Generated): string[] {
  const { week, wishes, request } = generated;
  const { people, diet } = wishes;
  const named = texts.options.diet[diet.diet];
  const atHome = week.items.filter(({ status }) => status === 'have').length;
  return [
    notes.week({ count: people, kcal: numberWords(request.calorieTarget) }),
    diet.diet === 'none' ? notes.dietNotNamed : notes.diet({ diet: named }),
    ...(diet.otherDiets.length > 0 ? [notes.otherDiets({ diets: listWords(diet.otherDiets, 'and') })] : []),
    ...leftOut(week.days),
    ...sharedWarnings(week.days),
    ...budgetNotes(generated),
    ...(atHome > 0 ? [notes.pantry({ count: atHome })] : []),
  ];
}

/** What every excluded term was understood as; terms that no table knows have a sentence among the warnings. */
function leftOut([day]: readonly PlannedDay[]): string[] {
  const excluded = day?.certificate?.excluded ?? [];
  return excluded
    .filter(({ foodsRemoved }) => foodsRemoved > 0)
    .map(({ term, understoodAs }) => notes.leftOut({ term, meaning: understoodAs }));
}

/** The sentences that every day has to say; those of single days are about dates that nobody sees. */
function sharedWarnings([first, ...others]: readonly PlannedDay[]): string[] {
  return (first?.warnings ?? []).filter((warning) => others.every(({ warnings }) => warnings.includes(warning)));
}

function budgetNotes({ week, wishes, isCheaper }: Generated): string[] {
  const { budget, budgetText } = wishes;
  switch (budget.kind) {
    case 'none':
      return [notes.noBudget, ...unknownPrices(week, 'inr')];
    case 'unlimited':
      return [notes.noLimit({ budget: budgetText }), ...unknownPrices(week, 'inr')];
    case 'words':
      return [notes.noAmount({ budget: budgetText }), cheaper(isCheaper), ...unknownPrices(week, 'inr')];
    case 'otherCurrency':
      return [notes.otherCurrency({ budget: budgetText }), cheaper(isCheaper), ...unknownPrices(week, 'inr')];
    case 'notAboveZero':
      return [];
    case 'amount': {
      const { currency, perWeek, isRange, isConverted } = budget;
      const amount = money(perWeek, currency);
      return [
        ...(isRange ? [notes.rangeRead({ budget: budgetText })] : []),
        ...(isConverted ? [notes.readAs({ budget: budgetText, amount })] : []),
        ...(isCheaper ? [cheaper(isCheaper)] : []),
        comparison(week, { currency, perWeek }),
        ...unknownPrices(week, currency, notes.priceUnknownOnTop),
      ];
    }
  }
}

/** Whether cheaper dishes were found is said, not only that they were looked for. */
function cheaper(isCheaper: boolean): string {
  return isCheaper ? notes.cheaperChosen : notes.cheaperNotFound;
}

function comparison(week: ListWeek, { currency, perWeek }: { currency: Currency; perWeek: number }): string {
  const { amount } = week.costs[currency];
  if (amount === 0) return notes.notComparable;
  const [estimate, budget] = [money(amount, currency), money(perWeek, currency)];
  if (isWithin(week, currency, perWeek)) return notes.within({ estimate, budget });
  return notes.over({ estimate, budget, difference: money(amount - perWeek, currency) });
}

function unknownPrices({ costs }: ListWeek, currency: Currency, sentence = notes.priceUnknown): string[] {
  const { unknown } = costs[currency];
  return unknown > 0 ? [sentence({ count: unknown })] : [];
}

function money(amount: number, currency: Currency): string {
  const words = numberWords(currency === 'inr' ? Math.round(amount) : Math.round(100 * amount) / 100);
  return currency === 'inr' ? rupees({ amount: words }) : dollars({ amount: words });
}
