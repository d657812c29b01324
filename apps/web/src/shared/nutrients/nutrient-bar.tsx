import type { NutrientLine } from '@platewise/contract/meals/nutrient-report-schema';
import classes from './nutrient-bar.module.css';

/** How far a bar reaches beyond what it marks, and up to how many times what to reach a limit still has a place on it. */
const [ROOM, LIMIT_IN_SIGHT] = [1.15, 2.5];

/**
 * What there is for certain, then, hatched, what may be there, against marks for what to reach and what not to pass. The words next
 * to it say the same, so nobody hears it. Nothing where there is no reference.
 */
export function NutrientBar({ line: { low, high, target, upper } }: { line: NutrientLine }) {
  const aim = target?.amount ?? upper?.amount;
  if (aim === undefined) return null;
  const isLimitInSight = upper !== null && (upper.amount <= aim * LIMIT_IN_SIGHT || high > upper.amount);
  const end = ROOM * Math.max(aim, isLimitInSight ? upper.amount : 0);
  const at = (amount: number) => `${Math.min(100, (100 * amount) / end)}%`;

  return (
    <span className={classes.bar} aria-hidden="true">
      <span className={classes.open} style={{ inlineSize: at(high) }} />
      <span className={classes.sure} style={{ inlineSize: at(low) }} />
      {target && <span className={classes.target} style={{ insetInlineStart: at(target.amount) }} />}
      {isLimitInSight && <span className={classes.limit} style={{ insetInlineStart: at(upper.amount) }} />}
    </span>
  );
}
