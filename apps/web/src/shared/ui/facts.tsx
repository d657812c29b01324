import type { ReactNode } from 'react';
import classes from './facts.module.css';

type Fact = { name: string; value: ReactNode };

/** Names and their values, one beneath the other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
