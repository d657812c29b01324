import { prep as words } from '@platewise/contract/locales/en/site/prep';
import type { PrepContainer } from '@platewise/contract/prep-guide-schema';
import { IconFridge, IconSnowflake } from '@tabler/icons-react';
import { boxKeepsText } from './box-keeps-text.ts';
import classes from './box-table.module.css';
import type { MealName } from './meal-names.ts';

type BoxTableProps = { containers: readonly PrepContainer[]; names: ReadonlyMap<string, MealName> };

/** What is in which box, where it waits and how long. */
export function BoxTable({ containers, names }: BoxTableProps) {
  if (containers.length === 0) return <p>{words.noBoxes}</p>;
  return (
    <table className={classes.boxes} aria-labelledby="boxes">
      <thead>
        <tr>
          <th scope="col">{words.boxDay}</th>
          <th scope="col">{words.boxHolds}</th>
          <th scope="col">{words.boxPlace}</th>
          <th scope="col">{words.boxKeeps}</th>
        </tr>
      </thead>
      <tbody>
        {containers.map((box) => {
          const Icon = box.place === 'fridge' ? IconFridge : IconSnowflake;
          return (
            <tr key={box.mealId}>
              <th scope="row">{names.get(box.mealId)?.place}</th>
              <td>
                {box.holds.map((what) => (
                  <span key={what}>{what}</span>
                ))}
              </td>
              <td>
                <Icon size={18} stroke={1.5} aria-hidden /> {words.places[box.place]}
              </td>
              <td>{boxKeepsText(box)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
