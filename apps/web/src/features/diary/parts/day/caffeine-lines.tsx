import { Text } from '@mantine/core';
import type { NutrientReport } from '@platewise/contract/meals/nutrient-report-schema';
import { water as words } from '@platewise/contract/texts/diary/water';
import { trpc } from '../../../../shared/api/trpc.ts';
import { amountText, rangeAmountText } from '../../../../shared/nutrients/nutrient-words.ts';

/** The caffeine of what was logged on a day, as far as the tables know it, next to what gives no concern. */
export function CaffeineLines({ date }: { date: string }) {
  // Without a server nobody can say it, and the day goes without.
  const { data } = trpc.calorie.nutrients.useQuery({ from: date, to: date }, { staleTime: 0 });
  if (!data) return null;
  const { stage } = data.references.person;
  return (
    <>
      <Text inherit mt="sm">
        {caffeineSentence(data)}
      </Text>
      <Text size="sm" c="dimmed">
        {stage ? words.caffeineStage : words.caffeineAdults}
      </Text>
    </>
  );
}

function caffeineSentence({ lines, meals, notCounted }: NutrientReport): string {
  const line = lines.find(({ nutrient }) => nutrient === 'caffeine');
  if (!line || line.missing >= meals + notCounted.length) return words.caffeineNotKnown;
  const { low, high, unit, missing } = line;
  if (missing === 0) return words.caffeine({ amount: rangeAmountText({ low, high }, unit) });
  return `${words.caffeineAtLeast({ amount: amountText(low, unit) })} ${words.caffeineNotKnownOf({ count: missing })}`;
}
