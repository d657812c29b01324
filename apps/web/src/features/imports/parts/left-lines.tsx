import { Text, Title } from '@mantine/core';
import { listFormat, numberFormat } from '@platewise/contract/language/formats';
import { importsScreen } from '@platewise/contract/texts/imports/imports-screen';
import type { LeftOut } from '@platewise/domain/imports/file-reading';
import type { ReadFile } from '../data/read-file.ts';
import classes from './imports.module.css';

const { left, unreadable: faults } = importsScreen;
const SHOWN_LINES = 10;
const SHOWN_NAMES = 6;
const whole = numberFormat();

const WORDS: Readonly<Record<LeftOut, (count: { count: number }) => string>> = {
  exercise: left.exercise,
  deleted: left.deleted,
  total: left.total,
  'other-measure': left.otherMeasure,
  empty: left.empty,
  'same-day': left.sameDay,
  'no-energy': left.noEnergy,
};

/** What of a file is not taken, and why: nothing is lost silently. */
export function LeftLines({ read }: { read: ReadFile }) {
  const counts = Object.entries(read.leftOut) as [LeftOut, number][];
  const { unreadable, otherFiles } = read;
  const more = unreadable.length - SHOWN_LINES;
  return (
    <>
      {(counts.length > 0 || otherFiles.length > 0) && (
        <>
          <Title order={3} size="h5" mt="lg" mb="xs">
            {left.title}
          </Title>
          <ul className={classes.plain}>
            {counts.map(([why, count]) => (
              <li key={why}>{WORDS[why]({ count })}</li>
            ))}
            {otherFiles.length > 0 && <li>{left.otherFiles({ names: namesText(otherFiles) })}</li>}
          </ul>
        </>
      )}
      {unreadable.length > 0 && (
        <>
          <Title order={3} size="h5" mt="lg" mb="xs">
            {faults.title({ count: unreadable.length })}
          </Title>
          <ul className={classes.plain}>
            {unreadable.slice(0, SHOWN_LINES).map(({ line, fault }) => (
              <li key={`${line} ${fault}`}>{faults.line({ line: whole.format(line), fault: faults.faults[fault] })}</li>
            ))}
          </ul>
          {more > 0 && <Text inherit>{faults.more({ count: more })}</Text>}
        </>
      )}
    </>
  );
}

function namesText(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN_NAMES);
  return listFormat('and').format(names.length > shown.length ? [...shown, '…'] : shown);
}
