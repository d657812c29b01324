import { Group, Text } from '@mantine/core';
import { foodLog as words } from '@platewise/contract/texts/diary/food-log';
import { foodFigures } from '@platewise/domain/food-figures';
import { kcalText } from '../../../../../shared/meal/quantities.ts';
import type { ReadLines as Lines } from '../../../data/use-read-lines.ts';
import { gramsOfRow, rowsByPart, type TypedRow } from '../../../data/values/typed-rows.ts';
import { BusyButton } from '../../day/busy-button.tsx';
import classes from '../../diary.module.css';
import { TypedDish } from './typed-dish.tsx';
import { TypedFoodRow } from './typed-food-row.tsx';

/** What was read from a meal: each food can be changed or left out before all are kept with one press. */
export function ReadLines({ lines, onSaved }: { lines: Lines; onSaved: () => void }) {
  const { rows } = lines;
  if (rows.length === 0) return null;
  const kcal = rows.reduce((sum, row) => sum + kcalOf(row), 0);

  return (
    <section aria-label={words.readLines}>
      <ul className={classes.lines}>
        {rowsByPart(rows).map((part) => {
          const [row] = part;
          if (!row) return null;
          const changes = { onChange: lines.change, onLeaveOut: lines.leaveOut };
          return part.length > 1 ? (
            <TypedDish key={`part ${row.part}`} rows={part} {...changes} />
          ) : (
            <TypedFoodRow key={row.id} row={row} {...changes} />
          );
        })}
      </ul>
      <Group justify="space-between" mt="sm" gap="xs">
        <Text fw={600}>{words.readTotal({ kcal: kcalText(kcal) })}</Text>
        <BusyButton
          isBusy={lines.isSaving}
          onClick={() => {
            if (rows.every((row) => gramsOfRow(row) !== null)) void lines.save().then((all) => all && onSaved());
          }}
        >
          {lines.isSaving ? words.savingLines : words.saveLines({ count: rows.length })}
        </BusyButton>
      </Group>
    </section>
  );
}

/** Parts that were not read, each in a sentence. */
export function UnreadParts({ unread }: { unread: readonly string[] }) {
  return (
    <div role="status">
      {unread.map((part) => (
        <Text key={part} className={classes.warning} size="sm" mb="xs">
          {words.unread({ text: part })}
        </Text>
      ))}
    </div>
  );
}

function kcalOf(row: TypedRow): number {
  return foodFigures(row.food, gramsOfRow(row) ?? 0).calories;
}
