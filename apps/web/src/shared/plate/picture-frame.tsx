import type { ReactNode } from 'react';
import classes from './picture-frame.module.css';

type PictureFrameProps = {
  /** Side of the square, in px. */
  size: number;
  /** What is seen, in words; none while nothing is. */
  label?: string;
  children?: ReactNode;
};

/** The square that a meal is drawn in. */
export function PictureFrame({ size, label, children }: PictureFrameProps) {
  const square = { className: classes.picture, viewBox: '0 0 400 400', width: size, height: size };
  if (!label) return <svg {...square} aria-hidden="true" />;
  return (
    <svg {...square} role="img" aria-label={label}>
      {children}
    </svg>
  );
}
