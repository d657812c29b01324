import { prep as words } from '@platewise/contract/locales/en/site/prep';
import type { Stretch } from './lanes.ts';
import classes from './session-picture.module.css';

type SessionLaneProps = {
  name: string;
  kind: 'hands' | 'hob' | 'oven';
  stretches: readonly (Stretch & { celsius?: number | null })[];
  totalMinutes: number;
};

/** One lane of the picture; nothing where it is not used. */
export function SessionLane({ name, kind, stretches, totalMinutes }: SessionLaneProps) {
  if (stretches.length === 0) return null;
  const rows = Math.max(...stretches.map(({ row }) => row)) + 1;

  return (
    <>
      <span className={classes.name}>{name}</span>
      <div className={classes.lane} data-kind={kind} style={{ height: `calc(${rows} * var(--row) + 8px)` }}>
        {stretches.map(({ id, title, from, to, row, celsius }) => (
          <span
            key={id}
            title={title}
            className={classes.stretch}
            style={{
              left: `${(from / totalMinutes) * 100}%`,
              width: `${((to - from) / totalMinutes) * 100}%`,
              top: `calc(${row} * var(--row) + 4px)`,
            }}
          >
            {celsius != null && <span>{words.celsius({ celsius })}</span>}
          </span>
        ))}
      </div>
    </>
  );
}
