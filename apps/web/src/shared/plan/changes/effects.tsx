import { VisuallyHidden } from '@mantine/core';
import type { Effect } from '@platewise/contract/plans/plan-change-schema';
import { texts } from '@platewise/contract/texts';
import classes from './change-panel.module.css';
import { effectWords } from './effect-words.ts';

/** What a change does to the day, figure by figure. */
export function Effects({ effect }: { effect: Effect }) {
  return (
    <dl className={classes.effects} aria-label={texts.swapPanel.effects}>
      {effectWords(effect).map(({ name, shown, spoken }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span aria-hidden="true">{shown}</span>
            <VisuallyHidden>{spoken}</VisuallyHidden>
          </dd>
        </div>
      ))}
    </dl>
  );
}
