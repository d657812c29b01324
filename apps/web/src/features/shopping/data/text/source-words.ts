import type { StoredSource } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { momentWords, rangeWords } from './date-words.ts';

const words = shoppingScreen.source;

/** Where the list comes from, in a line. */
export function sourceWords(source: StoredSource | null): string {
  if (!source) return words.none;
  const { numberOfPeople: count } = source;
  switch (source.kind) {
    case 'calendar':
      return words.calendar({ count, dates: rangeWords(source.from, source.to) });
    case 'plans':
      return words.plansFor({ count, plans: words.plans({ count: source.planIds.length }) });
    case 'generated':
      return words.generated({ count, date: momentWords(source.generatedAt) });
  }
}
