import { Flex, Group, Radio, Text, Title } from '@mantine/core';
import { CURRENCIES } from '@platewise/contract/shopping/list-options';
import type { ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { costText, unpricedText } from '@platewise/domain/shopping/cost-text';
import typography from '../../../../shared/ui/typography/typography.module.css';
import { type Currency, costKey } from '../../data/text/money-words.ts';

type ListCostsProps = {
  list: Pick<ShoppingList, 'cost' | 'openCost'>;
  currency: Currency;
  onCurrency: (currency: Currency) => void;
};

const words = shoppingScreen.costs;

/** What is still to pay, and what the whole list costs, as far as prices are known. */
export function ListCosts({ list, currency, onCurrency }: ListCostsProps) {
  const key = costKey(currency);
  const [open, whole] = [list.openCost[key], list.cost[key]].map((sum) => costText(sum, currency));
  const unpriced = unpricedText(list.cost[key]);

  return (
    <Flex
      component="section"
      direction="column"
      gap="sm"
      p="var(--space-20)"
      bd="1px solid var(--line)"
      bg="var(--surface)"
      bdrs="md"
    >
      <Title order={2} size="h4">
        {words.title}
      </Title>
      {whole === null ? (
        <Text size="sm" c="dimmed">
          {words.noPrices}
        </Text>
      ) : (
        <Flex
          component="dl"
          wrap="wrap"
          className={typography.figures}
          gap="var(--space-8) var(--space-32)"
          align="flex-end"
        >
          <div>
            <Text component="dt" size="sm" c="dimmed">
              {words.still}
            </Text>
            <Text component="dd" fz="var(--text-28)" ff="heading" fw={560} lh={1.15}>
              {open ?? words.noPrice}
            </Text>
          </div>
          <div>
            <Text component="dt" size="sm" c="dimmed">
              {words.whole}
            </Text>
            <Text component="dd" size="lg">
              {whole}
            </Text>
          </div>
        </Flex>
      )}
      {unpriced !== null && <Text inherit>{words.unknown({ unpriced })}</Text>}
      <Text size="sm" c="dimmed">
        {words.basis}
      </Text>
      <Radio.Group aria-label={words.currency} value={currency}>
        <Group gap="var(--space-8) var(--space-16)">
          {CURRENCIES.map((one) => (
            <Radio key={one} value={one} label={words.currencies[one]} onChange={() => onCurrency(one)} />
          ))}
        </Group>
      </Radio.Group>
    </Flex>
  );
}
