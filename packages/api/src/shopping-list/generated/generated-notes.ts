import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import { listWords } from '@platewise/domain/list-words';
import { numberWords } from '@platewise/domain/number-words';
import { budgetClaim, costClaim } from '@platewise/domain/shopping/cost-claim';
import { type CostCurrency, costNote, costText, moneyText, unpricedText } from '@platewise/domain/shopping/cost-text';
import { unreadTerms } from '@platewise/planner/request/unread-terms';
import type { PlannedDay } from '@platewise/planner/week/week-outcome';
import type { Currency } from '@platewise/shopping/budget/read-budget';
import type { ListWeek } from '@platewise/shopping/budget/search-week';
import type { ReadWishes } from './read-wishes.ts';
import { askedRequest } from './week-request.ts';

const { notes } = texts.shoppingList;

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
    ...notRead(wishes),
    ...leftOut(week.days),
    ...sharedWarnings(week.days),
    ...budgetNotes(generated),
    ...(atHome > 0 ? [notes.pantry({ count: atHome })] : []),
  ];
}

/** What the person accepted to have planned without; a word that was left out as one has a sentence among the warnings. */
function notRead({ diet }: ReadWishes): string[] {
  return unreadTerms(askedRequest(diet, {}))
    .filter((term) => !diet.excludeIngredients.includes(term))
    .map((term) => notes.notRead({ term: texts.plans.quoted({ term }) }));
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
      const amount = moneyText(perWeek, CODES[currency]);
      return [
        ...(isRange ? [notes.rangeRead({ budget: budgetText })] : []),
        ...(isConverted ? [notes.readAs({ budget: budgetText, amount })] : []),
        ...(isCheaper ? [cheaper(isCheaper)] : []),
        ...comparison(week, { currency, perWeek }),
      ];
    }
  }
}

/** Whether cheaper dishes were found is stated, not only that they were looked for. */
function cheaper(isCheaper: boolean): string {
  return isCheaper ? notes.cheaperChosen : notes.cheaperNotFound;
}

function comparison(week: ListWeek, { currency, perWeek }: { currency: Currency; perWeek: number }): string[] {
  const code = CODES[currency];
  const sum = week.costs[currency];
  const [estimate, unpriced] = [costText(sum, code), unpricedText(sum)];
  if (estimate === null) return [notes.notComparable, ...unknownPrices(week, currency)];
  const claim = budgetClaim(sum, perWeek);
  const figures = { estimate, budget: moneyText(perWeek, code), difference: moneyText(sum.amount - perWeek, code) };
  if (unpriced !== null && costClaim(sum) === 'at-least') {
    return [
      claim === 'over' ? notes.atLeastOver({ ...figures, unpriced }) : notes.atLeastOpen({ ...figures, unpriced }),
    ];
  }
  const sentences = {
    within: notes.within(figures),
    over: notes.over(figures),
    open: notes.highOpen({ ...figures, high: moneyText(sum.high, code) }),
  };
  return [sentences[claim], ...unknownPrices(week, currency)];
}

function unknownPrices({ costs }: ListWeek, currency: Currency): string[] {
  const note = costNote(costs[currency], CODES[currency]);
  return note === null ? [] : [note];
}

const CODES = { inr: 'INR', usd: 'USD' } as const satisfies Record<Currency, CostCurrency>;
