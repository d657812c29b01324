import { type MarkedPrice, markedPrices } from '@platewise/contract/billing/marked-prices';
import { pricing as words } from '@platewise/contract/texts/site/pricing';
import { useId } from 'react';
import { INTERVALS, type Interval } from '../../../shared/format/plan-price.ts';
import { planPrices } from '../../../shared/format/plan-prices.ts';
import classes from './interval-toggle.module.css';

type IntervalToggleProps = { value: Interval; onChange: (interval: Interval) => void };

/** Monthly or yearly: two radio buttons in one track. */
export function IntervalToggle({ value, onChange }: IntervalToggleProps) {
  const name = useId();
  return (
    <fieldset className={classes.toggle}>
      <legend className={classes.legend}>{words.interval}</legend>
      {INTERVALS.map((interval) => (
        <label key={interval} className={classes.choice}>
          <input
            type="radio"
            className={classes.radio}
            name={name}
            value={interval}
            checked={value === interval}
            onChange={() => onChange(interval)}
          />
          {words[interval]}
          {interval === 'yearly' && (
            <span className={classes.save} data-price={'saving' satisfies MarkedPrice}>
              {markedPrices(planPrices()).saving}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
