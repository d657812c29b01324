import { Text, UnstyledButton } from '@mantine/core';
import type { NutrientLine, NutrientReport } from '@platewise/contract/meals/nutrient-report-schema';
import { texts } from '@platewise/contract/texts';
import { nutrientView as words } from '@platewise/contract/texts/meals/nutrient-view';
import { capitalised } from '@platewise/domain/capitalised';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { percentText } from '../meal/quantities.ts';
import disclosure from '../ui/layout/disclosure.module.css';
import table from '../ui/layout/table.module.css';
import { NutrientBar } from './nutrient-bar.tsx';
import { NUTRIENT_GROUPS, type NutrientGroup } from './nutrient-groups.ts';
import classes from './nutrient-table.module.css';
import { amountText, lineAmountText, percentOfTarget, rangeAmountText } from './nutrient-words.ts';

type NutrientTableProps = { group: NutrientGroup; report: NutrientReport };

/** The nutrients of one group; each opens the foods that bring most of it, with their sources. */
export function NutrientTable({ group, report: { lines, days } }: NutrientTableProps) {
  return (
    <table className={`${table.table} ${classes.table}`}>
      <caption>{words.groups[group]}</caption>
      <thead>
        <tr>
          <th scope="col">{words.nutrient}</th>
          <th scope="col">{days > 1 ? words.amountPerDay : words.amount}</th>
          <th scope="col">{words.compared}</th>
        </tr>
      </thead>
      <tbody>
        {NUTRIENT_GROUPS[group].flatMap((nutrient) => {
          const line = lines.find((one) => one.nutrient === nutrient);
          return line ? <NutrientRow key={nutrient} line={line} /> : [];
        })}
      </tbody>
    </table>
  );
}

function NutrientRow({ line }: { line: NutrientLine }) {
  const { nutrient, unit, target, upper, status, foods } = line;
  const [isOpen, setIsOpen] = useState(false);
  const foodsId = useId();
  const percent = percentOfTarget(line);

  return (
    <>
      <tr>
        <th scope="row">
          <UnstyledButton
            className={disclosure.line}
            aria-expanded={isOpen}
            aria-controls={foodsId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {texts.nutrients.names[nutrient]}
            <IconChevronDown className={disclosure.chevron} size={16} stroke={1.5} aria-hidden />
          </UnstyledButton>
          <NutrientBar line={line} />
        </th>
        <td>{lineAmountText(line)}</td>
        <td>
          {percent ?? <Detail>{words.noReference}</Detail>}
          {target && <Detail>{words.ofTarget({ amount: amountText(target.amount, unit) })}</Detail>}
          {upper && <Detail>{words.upTo({ amount: amountText(upper.amount, unit) })}</Detail>}
          {status && (
            <span className={classes.status} data-status={status}>
              {words.statuses[status]}
            </span>
          )}
        </td>
      </tr>
      <tr id={foodsId} hidden={!isOpen}>
        <td className={classes.foods} colSpan={3}>
          {isOpen && <Foods line={line} />}
          {isOpen && foods.length === 0 && words.noFoods}
        </td>
      </tr>
    </>
  );
}

function Detail({ children }: { children: string }) {
  return (
    <Text span display="block" size="xs" c="dimmed" lh={1.4}>
      {children}
    </Text>
  );
}

/** Who brings most of a nutrient, and where each figure and the reference come from. */
function Foods({ line: { unit, target, upper, foods } }: { line: NutrientLine }) {
  const references = [target, upper].filter((value) => value !== null);
  return (
    <>
      <ul>
        {foods.map(({ name, low, high, percent, source }) => (
          <li key={name}>
            {words.food({
              food: capitalised(name),
              amount: rangeAmountText({ low, high }, unit),
              percent: percentText(percent),
            })}
            <Detail>{source}</Detail>
          </li>
        ))}
      </ul>
      {references.map(({ kind, amount, source }) => (
        <Detail key={kind}>{`${capitalised(words.kinds[kind])} ${amountText(amount, unit)}: ${source}`}</Detail>
      ))}
    </>
  );
}
