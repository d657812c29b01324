import { Flex, Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { kcalText } from '../../../../shared/meal/quantities.ts';
import { useFoodWeight } from '../../../../shared/preferences/use-food-weight.ts';
import type { ReplanProposal } from '../../data/diary-day.ts';
import classes from '../diary.module.css';

type Proposal = Extract<ReplanProposal, { isPossible: true }>;
type Replanned = Proposal['meals'][number];

const words = texts.calorieScreen.replan;

/** Each meal that is left, as it is planned and as it would be, and what the whole day comes to. */
export function ReplanTable({ proposal: { meals, day, notes } }: { proposal: Proposal }) {
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{words.meal}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {meals.map((replanned) => (
            <tr key={replanned.slot}>
              <th scope="row">
                <Text span inherit display="block" fw={600}>
                  {replanned.before.name}
                </Text>
                <Amounts replanned={replanned} />
              </th>
              <td>{kcalText(replanned.before.calories * replanned.before.servings)}</td>
              <td>
                {replanned.isChanged ? kcalText(replanned.after.calories * replanned.after.servings) : words.same}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.day}</th>
            <td>{kcalText(day.before.calories)}</td>
            <td>{kcalText(day.after.calories)}</td>
          </tr>
        </tfoot>
      </table>
      <Flex component="ul" direction="column" gap="var(--space-4)" mt="sm" c="dimmed" fz="sm">
        <li>{words.goal({ kcal: kcalText(day.targetKcal) })}</li>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Flex>
    </>
  );
}

/** The ingredients that would be weighed otherwise. */
function Amounts({ replanned: { before, after, isChanged } }: { replanned: Replanned }) {
  const weight = useFoodWeight();
  if (!isChanged) return null;
  const changed = after.items.flatMap((item, place) => {
    const was = before.items[place];
    if (!was || was.food !== item.food || was.grams === item.grams) return [];
    return [words.amounts({ food: item.name, before: weight(was.grams), after: weight(item.grams) })];
  });
  return (
    <Text span size="sm" display="block" c="dimmed">
      {changed.join(', ')}
    </Text>
  );
}
