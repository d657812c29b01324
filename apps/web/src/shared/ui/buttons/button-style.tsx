import type { ReactNode } from 'react';
import classes from './button-style.module.css';

export type ButtonStyle = {
  size?: 'sm' | 'md' | 'lg' | undefined;
  variant?: 'filled' | 'default' | undefined;
  isRound?: boolean | undefined;
  fullWidth?: boolean | undefined;
  /** A picture before the words. */
  leftSection?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** The attributes and the content that make a plain element look like Mantine's button. */
export function buttonStyle({ size, variant, isRound, fullWidth, leftSection, className, children }: ButtonStyle) {
  return {
    className: className ? `${classes.button} ${className}` : classes.button,
    'data-size': size,
    'data-variant': variant,
    'data-round': isRound || undefined,
    'data-wide': fullWidth || undefined,
    'data-with-section': leftSection ? true : undefined,
    children: (
      <>
        {leftSection && <span className={classes.section}>{leftSection}</span>}
        <span className={classes.label}>{children}</span>
      </>
    ),
  };
}
