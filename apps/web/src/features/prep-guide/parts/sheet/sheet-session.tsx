import { Text } from '@mantine/core';
import type { PrepGuide } from '@platewise/contract/plans/prep-guide-schema';
import { prep as words } from '@platewise/contract/texts/site/prep';
import type { MealName } from '../../data/meal-names.ts';
import { durationText, minuteText } from '../../data/session-clock.ts';
import { type SessionRow, sessionRows } from '../../data/session-rows.ts';
import { usesText } from '../../data/uses-text.ts';
import { SheetTask } from './sheet-task.tsx';

type SheetSessionProps = { guide: PrepGuide; start: string | undefined; names: ReadonlyMap<string, MealName> };

/** The evening before and the timetable, on paper. */
export function SheetSession({ guide, start, names }: SheetSessionProps) {
  const before = guide.tasks.filter(({ when }) => when === 'evening-before');

  return (
    <>
      {before.length > 0 && <h2>{words.before}</h2>}
      {before.map((task) => (
        <SheetTask key={task.id} task={task} names={names} />
      ))}
      <h2>{words.session}</h2>
      {shortened(sessionRows(guide), names).map((row) => {
        const time = minuteText(row.minute, start);
        if (row.kind === 'task') return <SheetTask key={row.task.id} task={row.task} time={time} names={names} />;
        if (row.kind === 'cuts') {
          return row.tasks.map(({ id, title, ingredients, minutes, startMinute }) => (
            <p key={id}>
              <b>
                {minuteText(startMinute, start)} {title}
              </b>{' '}
              ({durationText(minutes)}): {ingredients.map((one) => usesText(one, names)).join(', ')}
            </p>
          ));
        }
        return (
          <Text key={`${row.kind} ${row.minute}`} inherit fw={600}>
            {time} {row.kind === 'off' ? words.ovenOff : heatText(row.celsius)}
          </Text>
        );
      })}
    </>
  );
}

/** From its second task on a dish is called by the place of its meal, which is shorter. */
function shortened(rows: readonly SessionRow[], names: SheetSessionProps['names']): SessionRow[] {
  const sentence = new Set<string>();
  return rows.map((row) => {
    const meal = row.kind === 'task' ? names.get(row.task.mealIds[0] ?? '') : undefined;
    if (row.kind !== 'task' || !meal || !row.task.title.includes(meal.name)) return row;
    if (sentence.has(meal.name)) {
      return { ...row, task: { ...row.task, title: row.task.title.replace(meal.name, meal.place) } };
    }
    sentence.add(meal.name);
    return { ...row, task: { ...row.task, title: row.task.title.replace(meal.name, `${meal.name} (${meal.place})`) } };
  });
}

function heatText(celsius: number | null): string {
  return celsius === null ? words.heatGrill : words.heatOven({ celsius });
}
