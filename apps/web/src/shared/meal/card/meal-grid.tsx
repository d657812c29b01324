import type { ReactNode } from 'react';
import classes from './meal-grid.module.css';

/** Two columns of cards where there is room, one where there is not. */
export function MealGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}
