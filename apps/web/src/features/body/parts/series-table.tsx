import { Button, VisuallyHidden } from '@mantine/core';
import { dateText, numberFormat } from '@platewise/contract/language/formats';
import { bodyScreen } from '@platewise/contract/texts/diary/body-screen';
import { useState } from 'react';
import tableClasses from '../../../shared/ui/layout/table.module.css';
import type { SeriesPoint } from '../data/values/series-points.ts';
import classes from './body.module.css';

type SeriesTableProps = { points: readonly SeriesPoint[]; name: string; from: string; to: string; hasTrend: boolean };

const words = bodyScreen.weight;
const tenths = numberFormat({ maximumFractionDigits: 1 });

/** Every figure of the chart: always there for screen readers, and for everyone who asks for it. */
export function SeriesTable({ points, name, from, to, hasTrend }: SeriesTableProps) {
  const [isShown, setIsShown] = useState(false);
  const known = points.filter(({ recorded, trend }) => recorded !== null || trend !== null);
  const table = (
    <table className={tableClasses.table}>
      <caption>{words.tableTitle({ measure: name, from: dateText(from), to: dateText(to) })}</caption>
      <thead>
        <tr>
          <th scope="col">{bodyScreen.record.date}</th>
          <th scope="col">{words.recorded}</th>
          {hasTrend && <th scope="col">{words.trend}</th>}
          {hasTrend && <th scope="col">{words.between}</th>}
        </tr>
      </thead>
      <tbody>
        {known.toReversed().map(({ date, recorded, trend, band }) => (
          <tr key={date}>
            <th scope="row">{dateText(date)}</th>
            <td>{recorded !== null && tenths.format(recorded)}</td>
            {hasTrend && <td>{trend !== null && tenths.format(trend)}</td>}
            {hasTrend && <td>{band && words.range({ low: tenths.format(band[0]), high: tenths.format(band[1]) })}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );

  return (
    <div>
      <Button variant="default" size="compact-md" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        {isShown ? words.hideTable : words.showTable}
      </Button>
      {isShown ? (
        <div className={classes.tableFrame}>{table}</div>
      ) : (
        <VisuallyHidden component="div">{table}</VisuallyHidden>
      )}
    </div>
  );
}
