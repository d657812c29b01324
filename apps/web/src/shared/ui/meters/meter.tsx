import { Box } from '@mantine/core';
import classes from './meter.module.css';

type MeterProps = {
  value: number;
  /** What fills the bar; where nothing can, it stays empty. */
  max: number;
  color?: string;
};

/** A bar that fills with a part of a whole. The words next to it say the same, so nobody hears it. */
export function Meter({ value, max, color = 'var(--ink)' }: MeterProps) {
  const percent = max > 0 ? Math.min(100, (value * 100) / max) : 0;
  return <PartsMeter parts={[{ name: 'filled', percent, color }]} />;
}

/** The same with several parts, next to each other in the order in which they are named. */
export function PartsMeter({ parts }: { parts: readonly { name: string; percent: number; color: string }[] }) {
  return (
    <span className={classes.meter} aria-hidden="true">
      {parts.map(({ name, percent, color }) => (
        <Box key={name} component="span" w={`${percent}%`} bg={color} />
      ))}
    </span>
  );
}
