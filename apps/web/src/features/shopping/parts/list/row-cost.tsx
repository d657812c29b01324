import { CURRENCIES, type ListCost } from '@platewise/contract/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping-screen';
import { moneyText } from '@platewise/domain/cost-text';
import { costKey } from '../../data/text/money-words.ts';

const words = shoppingScreen.details;

/** What a line costs, in each currency that a price is known in, with where the price comes from. */
export function RowCost({ cost }: { cost: ListCost }) {
  const known = CURRENCIES.flatMap((currency) => {
    const price = cost[costKey(currency)];
    return price ? [{ currency, price }] : [];
  });

  return (
    <div>
      <h3>{words.cost}</h3>
      {known.length === 0 && <p>{words.noCost}</p>}
      {known.map(({ currency, price: { amount, low, high, basis, isEstimate, standIn } }) => {
        const money = moneyText(amount, currency);
        const range = words.range({ money, low: moneyText(low, currency), high: moneyText(high, currency) });
        const by = standIn === null ? basis : `${words.standIn({ food: standIn })}, ${basis}`;
        return <p key={currency}>{words.costOf({ money: isEstimate ? words.about({ money }) : range, basis: by })}</p>;
      })}
    </div>
  );
}
