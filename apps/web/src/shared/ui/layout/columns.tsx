import { Box, type BoxProps } from '@mantine/core';
import type { HTMLAttributes } from 'react';
import classes from './columns.module.css';

type ColumnsProps = BoxProps &
  Omit<HTMLAttributes<HTMLElement>, keyof BoxProps> & {
    component?: 'article' | 'div' | 'dl' | 'header' | 'nav' | 'ol' | 'section' | 'ul';
    /** The columns, as `grid-template-columns` names them. */
    template: string;
    gap: string;
    /** The gap where there is one column; the same unless it is given. */
    narrowGap?: string;
    /** The narrowest window with several columns: 48em (sm) or 62em (md). */
    from?: 'sm' | 'md';
  };

/** One column on narrow windows, several on wide ones. */
export function Columns({
  component = 'div',
  template,
  gap,
  narrowGap = gap,
  from = 'md',
  className,
  ...others
}: ColumnsProps) {
  return (
    <Box
      component={component as 'div'}
      className={className ? `${classes.columns} ${className}` : classes.columns}
      data-from={from}
      __vars={{ '--template': template, '--gap': gap, '--narrow-gap': narrowGap }}
      {...others}
    />
  );
}
