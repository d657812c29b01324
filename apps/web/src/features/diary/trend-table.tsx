import { Button } from '@mantine/core';
import { DIARY_MACROS } from '@platewise/contract/diary-schema';
import { texts } from '@platewise/contract/texts';
import { Fragment, useState } from 'react';
import { TextLink } from '../../components/text-link.tsx';
import { nutrientGramsText, wholeNumberText } from '../meal/quantities.ts';
import { shortDateText } from './date-text.ts';
import type { Trend } from './diary-day.ts';
import classes from './trend-table.module.css';

const words = texts.calorieScreen.trend;

/** Every figure of the charts: always there for screen readers, and for everyone who asks for it. */
export function TrendTable({ trend: { from, to, days } }: { trend: Trend }) {
  const [isShown, setIsShown] = useState(false);
  const withGoal = DIARY_MACROS.filter((macro) => days.some(({ goal }) => goal[macro] !== null));
  return (
    <div>
      <Button variant="default" size="compact-md" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        {isShown ? words.hideTable : words.showTable}
      </Button>
      <div className={classes.place} data-shown={isShown}>
        <table className={classes.table}>
          <caption>{words.tableTitle({ from: shortDateText(from), to: shortDateText(to) })}</caption>
          <thead>
            <tr>
              <th scope="col">{words.date}</th>
              <th scope="col">{words.caloriesUnit}</th>
              <th scope="col">{words.ofGoal}</th>
              {DIARY_MACROS.map((macro) => (
                <Fragment key={macro}>
                  <th scope="col">{texts.meal[macro]}</th>
                  {withGoal.includes(macro) && <th scope="col">{words.ofMacroGoal({ macro: texts.meal[macro] })}</th>}
                </Fragment>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ date, eaten, goal }) => (
              <tr key={date}>
                <th scope="row">
                  {isShown ? (
                    <TextLink to="/calorie-tracker" search={{ date }} inherit>
                      {shortDateText(date)}
                    </TextLink>
                  ) : (
                    shortDateText(date)
                  )}
                </th>
                <td>{eaten ? wholeNumberText(eaten.calories) : words.notLogged}</td>
                <td>{wholeNumberText(goal.calories)}</td>
                {DIARY_MACROS.map((macro) => (
                  <Fragment key={macro}>
                    <td>{eaten && gramsText(eaten[macro], eaten.unknown.includes(macro))}</td>
                    {withGoal.includes(macro) && <td>{goalText(goal[macro])}</td>}
                  </Fragment>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function goalText(grams: number | null): string {
  return grams === null ? words.noGoal : nutrientGramsText(grams);
}

function gramsText(figure: number, lacksSome: boolean): string {
  const grams = nutrientGramsText(figure);
  return lacksSome ? texts.calorieScreen.atLeast({ grams }) : grams;
}
