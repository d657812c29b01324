import { CloseButton } from '@mantine/core';
import { calendarScreen } from '@platewise/contract/texts/calendar-screen';
import { keyedLines } from '../../../shared/meal/details/keyed-lines.ts';
import type { ChangeReport } from '../data/change-report.ts';
import classes from './change-report-block.module.css';

const words = calendarScreen;

/** What was done to many places at once: what stayed, and what is to be known. It stays until it is closed. */
export function ChangeReportBlock({ report, onClose }: { report: ChangeReport; onClose: () => void }) {
  return (
    <section className={classes.report} aria-label={words.reportTitle}>
      <div role="status" className={classes.words}>
        <p className={classes.text}>{report.text}</p>
        <Lines title={words.leftOut} lines={report.leftOut} />
        <Lines title={words.toKnow} lines={report.toKnow} />
      </div>
      <CloseButton size="lg" aria-label={words.closeReport} onClick={onClose} />
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <p className={classes.title}>{title}</p>
      <ul className={classes.lines}>
        {keyedLines([...lines]).map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </>
  );
}
