import { texts } from '@platewise/contract/texts';
import { kcalText, wholeNumberText } from '../quantities.ts';
import classes from './meal-energy.module.css';

type MealEnergyProps = { calories: number; targetKcal?: number | undefined };

/** A meal's calories, and where a day's target is given the part of it that they fill. */
export function MealEnergy({ calories, targetKcal }: MealEnergyProps) {
  return (
    <div className={classes.energy}>
      <span className={classes.kcal}>{kcalText(calories)}</span>
      {targetKcal !== undefined && <CalorieProgress calories={calories} targetKcal={targetKcal} />}
    </div>
  );
}

function CalorieProgress({ calories, targetKcal }: { calories: number; targetKcal: number }) {
  const percent = targetKcal > 0 ? Math.round((calories * 100) / targetKcal) : 0;
  const words = texts.meal.percentOfTarget({ percent, target: wholeNumberText(targetKcal) });

  return (
    <>
      <span
        className={classes.track}
        role="progressbar"
        aria-label={texts.meal.shareOfTarget}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, percent)}
        aria-valuetext={words}
      >
        <span className={classes.bar} style={{ width: `${Math.min(100, percent)}%` }} />
      </span>
      <span className={classes.words}>{words}</span>
    </>
  );
}
