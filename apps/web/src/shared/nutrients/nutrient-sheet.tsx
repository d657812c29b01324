import type { NutrientLine, NutrientReport } from '@platewise/contract/meals/nutrient-report-schema';
import { texts } from '@platewise/contract/texts';
import { nutrientView as words } from '@platewise/contract/texts/meals/nutrient-view';
import { createPortal } from 'react-dom';
import { usePrintSheet } from '../print/use-print-sheet.ts';
import { NUTRIENT_GROUPS, type NutrientGroup } from './nutrient-groups.ts';
import classes from './nutrient-sheet.module.css';
import {
  amountText,
  countedSentences,
  lineAmountText,
  percentOfTarget,
  referencesSentence,
  summarySentences,
} from './nutrient-words.ts';

const FOODS_ON_PAPER = 3;

/** What is printed of a report in place of the page, for an appointment: no name, the days, the references and their sources. */
export function NutrientSheet({ report, heading }: { report: NutrientReport; heading: string }) {
  const isPrinting = usePrintSheet(`${words.title}: ${heading}`);
  if (!isPrinting) return null;
  const { lines, noReferences, notPromised } = report;
  const sources = new Set(lines.flatMap(({ target, upper }) => [target?.source ?? [], upper?.source ?? []].flat()));

  // Next to the application, so that all of that can be left out.
  return createPortal(
    <div className={classes.sheet}>
      <h1>{words.title}</h1>
      <p>
        <strong>{heading}</strong>
      </p>
      <p>{[...summarySentences(report), ...countedSentences(report)].join(' ')}</p>
      {noReferences === null && <p>{referencesSentence(report)}</p>}
      <table>
        <thead>
          <tr>
            {[words.nutrient, words.amount, words.reference, words.limit, words.compared, words.mostFrom].map(
              (name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        {(Object.keys(NUTRIENT_GROUPS) as NutrientGroup[]).map((group) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={6}>
                {words.groups[group]}
              </th>
            </tr>
            {NUTRIENT_GROUPS[group].flatMap((nutrient) => {
              const line = lines.find((one) => one.nutrient === nutrient);
              return line ? <SheetRow key={nutrient} line={line} /> : [];
            })}
          </tbody>
        ))}
      </table>
      {[...notPromised, words.range, texts.planner.notMedicalAdvice].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {sources.size > 0 && (
        <p>
          {words.sources}: {[...sources].join('; ')}.
        </p>
      )}
    </div>,
    document.body,
  );
}

function SheetRow({ line }: { line: NutrientLine }) {
  const { nutrient, unit, target, upper, status, foods } = line;
  const comparison = [percentOfTarget(line), status && words.statuses[status]].filter(Boolean).join(', ');
  return (
    <tr>
      <th scope="row">{texts.nutrients.names[nutrient]}</th>
      <td>{lineAmountText(line)}</td>
      <td>{target && amountText(target.amount, unit)}</td>
      <td>{upper && amountText(upper.amount, unit)}</td>
      <td>{comparison}</td>
      <td>
        {foods
          .slice(0, FOODS_ON_PAPER)
          .map(({ name }) => name)
          .join(', ')}
      </td>
    </tr>
  );
}
