import { prep as words } from '@platewise/contract/locales/en/site/prep';
import type { PrepGuide } from '@platewise/contract/prep-guide-schema';
import { texts } from '@platewise/contract/texts';
import { keyedLines } from '../meal/keyed-lines.ts';
import { boxKeepsText } from './box-keeps-text.ts';
import { daysOfGuide, type MealOnDay } from './days-of-guide.ts';
import classes from './guide-sheet.module.css';
import type { MealName } from './meal-names.ts';
import { SheetTask } from './sheet-task.tsx';

/** Each day with its boxes and what is left to do, and what is good to know, on paper. */
export function SheetDays({ guide, names }: { guide: PrepGuide; names: ReadonlyMap<string, MealName> }) {
  return (
    <>
      {daysOfGuide(guide).map(({ day, name, meals, thaw }) => (
        <section key={day}>
          <h2>{name === null ? words.dayName({ day }) : `${words.dayName({ day })}: ${name}`}</h2>
          {thaw.length > 0 && (
            <p className={classes.oven}>
              {words.thaw}: {thaw.map((meal) => texts.options.mealType[meal.mealType].toLowerCase()).join(', ')}
            </p>
          )}
          {meals.map((meal) => (
            <div key={meal.mealId} className={classes.meal}>
              <p className={classes.box}>
                {texts.options.mealType[meal.mealType]} · {boxText(meal)}
              </p>
              {meal.finish ? (
                <SheetTask task={meal.finish} names={names} />
              ) : (
                <p dir="auto" className={classes.oven}>
                  {meal.name}
                </p>
              )}
            </div>
          ))}
        </section>
      ))}
      <h2>{words.notes}</h2>
      {keyedLines(guide.notes).map(({ key, line }) => (
        <p key={key}>{line}</p>
      ))}
    </>
  );
}

/** 'fridge until day 3', and what is in the box where that is not the dish alone. */
function boxText({ box, name }: MealOnDay): string {
  if (!box) return words.sheetFresh;
  const besides = box.holds.filter((what) => what !== name);
  const stored = words.sheetBox({ place: words.places[box.place].toLowerCase(), keeps: boxKeepsText(box) });
  if (!box.holds.includes(name)) return `${words.sheetFresh}; ${stored}: ${besides.join(', ')}`;
  return besides.length > 0 ? `${stored} (${words.sheetBesides({ besides: besides.join(', ') })})` : stored;
}
