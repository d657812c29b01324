import { Radio, Text, Title } from '@mantine/core';
import { CURRENCIES, type ShoppingList } from '@platewise/contract/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping-screen';
import { costText, unpricedText } from '@platewise/domain/cost-text';
import { type Currency, costKey } from '../../data/text/money-words.ts';
import classes from './list-costs.module.css';

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
    <section className={classes.costs}>
      <Title order={2} size="h4">
        {words.title}
      </Title>
      {whole === null ? (
        <Text size="sm" c="dimmed">
          {words.noPrices}
        </Text>
      ) : (
        <dl>
          <div data-first>
            <dt>{words.still}</dt>
            <dd>{open ?? words.noPrice}</dd>
          </div>
          <div>
            <dt>{words.whole}</dt>
            <dd>{whole}</dd>
          </div>
        </dl>
      )}
      {unpriced !== null && <p>{words.unknown({ unpriced })}</p>}
      <Text size="sm" c="dimmed">
        {words.basis}
      </Text>
      <Radio.Group aria-label={words.currency} value={currency} className={classes.currencies}>
        {CURRENCIES.map((one) => (
          <Radio key={one} value={one} label={words.currencies[one]} onChange={() => onCurrency(one)} />
        ))}
      </Radio.Group>
    </section>
  );
}
