import { Title } from '@mantine/core';
import { prep as words } from '@platewise/contract/locales/en/site/prep';
import type { PrepGuide } from '@platewise/contract/prep-guide-schema';
import { texts } from '@platewise/contract/texts';
import { IconSnowflake } from '@tabler/icons-react';
import { boxWords } from './box-words.ts';
import classes from './day-list.module.css';
import { daysOfGuide } from './days-of-guide.ts';
import type { MealName } from './meal-names.ts';
import { TaskRow } from './task-row.tsx';
import type { Ticks } from './use-ticks.ts';

type DayListProps = { guide: PrepGuide; names: ReadonlyMap<string, MealName>; ticks: Ticks };

/** What is left for each day: what thaws before it, what comes from a box, what is made. */
export function DayList({ guide, names, ticks }: DayListProps) {
  return (
    <div className={classes.days}>
      {daysOfGuide(guide).map(({ day, name, meals, thaw }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <Title order={3} id={`day-${day}`}>
            {words.dayName({ day })}
            {name && <span className={classes.plan}> {name}</span>}
          </Title>
          {thaw.length > 0 && (
            <p className={classes.thaw}>
              <IconSnowflake size={18} stroke={1.5} aria-hidden />
              <span>
                {words.thaw}: {thaw.map((meal) => meal.name).join(', ')}
              </span>
            </p>
          )}
          <ul className={classes.meals}>
            {meals.map((meal) => (
              <li key={meal.mealId}>
                <p className={classes.slot}>
                  {texts.options.mealType[meal.mealType]}
                  <span>{boxWords(meal)}</span>
                </p>
                {meal.finish ? (
                  <TaskRow task={meal.finish} names={names} ticks={ticks} />
                ) : (
                  <p dir="auto" className={classes.name}>
                    {meal.name}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
