import { Button } from '@mantine/core';
import { shoppingScreen } from '@platewise/contract/locales/en/shopping-screen';
import { keyedLines } from '../meal/keyed-lines.ts';
import { useFoodWeight } from '../preferences/use-food-weight.ts';
import { GramsForm } from './grams-form.tsx';
import type { RowProps } from './list-row.tsx';
import { mealUseWords } from './meal-use-words.ts';
import { OwnItemForm } from './own-item-form.tsx';
import { QuantityForm } from './quantity-form.tsx';
import { RowCost } from './row-cost.tsx';
import classes from './row-details.module.css';

type RowDetailsProps = Omit<RowProps, 'isQueued'> & { onClose: () => void };

const { item: words, details } = shoppingScreen;

/** What a line is for, what it costs and where that is known from, and what can be changed about it. */
export function RowDetails({ item, changes, onClose }: RowDetailsProps) {
  const weight = useFoodWeight();
  const { kind, food, sources, status, measure } = item;
  const isHome = status === 'have';

  return (
    <div className={classes.details}>
      <div className={classes.facts}>
        <div>
          <h3>{details.sources}</h3>
          {kind === 'own' ? (
            <p>{details.ownSources}</p>
          ) : sources.length === 0 ? (
            <p>{details.noSources}</p>
          ) : (
            <ul>
              {keyedLines(sources.map((use) => mealUseWords(use, weight))).map(({ key, line }) => (
                <li key={key}>{line}</li>
              ))}
            </ul>
          )}
          {measure !== null && item.neededGrams !== null && (
            <p className={classes.quiet}>{words.neededIn({ amount: weight(item.neededGrams), measure })}</p>
          )}
        </div>
        {kind !== 'own' && !isHome && status !== 'not-needed' && <RowCost cost={item.cost} />}
      </div>
      {kind === 'food' && !isHome && status !== 'not-needed' && (
        <GramsForm item={item} changes={changes} onSaved={onClose} />
      )}
      {kind === 'line' && status !== 'not-needed' && <QuantityForm item={item} changes={changes} onSaved={onClose} />}
      {kind === 'own' && <OwnItemForm item={item} changes={changes} onSaved={onClose} />}
      {food !== null && status !== 'not-needed' && (
        <div>
          <Button variant="default" size="sm" onClick={() => changes.update(item, { have: !isHome })}>
            {isHome ? words.needToBuy : words.have}
          </Button>
        </div>
      )}
    </div>
  );
}
