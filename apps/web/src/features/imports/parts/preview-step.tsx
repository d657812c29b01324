import { Button, Group, Text } from '@mantine/core';
import type { ImportRow } from '@platewise/contract/imports/import-schema';
import { dateText, numberFormat } from '@platewise/contract/language/formats';
import { importsScreen } from '@platewise/contract/texts/imports/imports-screen';
import tableClasses from '../../../shared/ui/layout/table.module.css';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';
import typography from '../../../shared/ui/typography/typography.module.css';
import type { ImportStep } from '../data/import-step.ts';
import { rowsText } from '../data/import-words.ts';
import classes from './imports.module.css';
import { LeftLines } from './left-lines.tsx';
import { StepTitle } from './step-title.tsx';

const words = importsScreen.preview;
/** As many lines as show whether days, names and figures are in their places. */
const SHOWN_ROWS = 8;
const figures = numberFormat({ maximumFractionDigits: 1 });

type PreviewStepProps = {
  step: Extract<ImportStep, { at: 'preview' }>;
  takesMeasures: boolean;
  onAdd: () => void;
  onLeave: () => void;
};

/** What is in a file, before anything of it is sent. */
export function PreviewStep({ step, takesMeasures, onAdd, onLeave }: PreviewStepProps) {
  const { rows } = step.read;
  const hasMeasures = rows.some(({ kind }) => kind !== 'meal');
  return (
    <>
      <StepTitle>{words.title({ file: step.name })}</StepTitle>
      <Text inherit mb="sm">
        {rowsText(rows)}
      </Text>
      {rows.length > 0 && (
        <Text inherit c="dimmed" mb="sm" maw="44rem">
          {words.figures}
        </Text>
      )}
      {hasMeasures && !takesMeasures && (
        <Text inherit mb="sm" maw="44rem">
          {words.noMeasures} <TextLink to="/body">{words.bodyPage}</TextLink>.
        </Text>
      )}
      {rows.length > 0 && <FirstRows rows={rows.slice(0, SHOWN_ROWS)} />}
      <LeftLines read={step.read} />
      <Group gap="xs" mt="lg">
        {rows.length > 0 && <Button onClick={onAdd}>{words.add}</Button>}
        <Button variant="default" onClick={onLeave}>
          {words.cancel}
        </Button>
      </Group>
    </>
  );
}

function FirstRows({ rows }: { rows: readonly ImportRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard.
    <section className={classes.frame} tabIndex={0} aria-label={words.first({ count: rows.length })}>
      <table className={tableClasses.table}>
        <caption>{words.first({ count: rows.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.kcal}</th>
            <th scope="col">{words.protein}</th>
            <th scope="col">{words.carbs}</th>
            <th scope="col">{words.fat}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file keep their places.
            <tr key={at}>
              <th scope="row" className={typography.breakable}>
                {nameOf(row)}
              </th>
              <td>{dateText(row.date)}</td>
              {row.kind === 'meal' ? (
                <>
                  <td>{figures.format(row.calories)}</td>
                  <td>{known(row.protein)}</td>
                  <td>{known(row.carbs)}</td>
                  <td>{known(row.fat)}</td>
                </>
              ) : (
                <td colSpan={4} />
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function nameOf(row: ImportRow): string {
  switch (row.kind) {
    case 'meal':
      return row.name;
    case 'weight':
      return words.weight({ value: figures.format(row.value) });
    case 'waist':
      return words.waist({ value: figures.format(row.value) });
  }
}

function known(grams: number | null): string {
  return grams === null ? words.unknown : figures.format(grams);
}
