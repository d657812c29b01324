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
  const filled = max > 0 ? Math.min(100, (value * 100) / max) : 0;
  return (
    <span className={classes.meter} aria-hidden="true">
      <Box component="span" w={`${filled}%`} bg={color} />
    </span>
  );
}
