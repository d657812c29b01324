import type { HTMLAttributes } from 'react';
import classes from './heading.module.css';

type HeadingProps = HTMLAttributes<HTMLHeadingElement> & {
  order: 1 | 2 | 3;
  /** As large as another order's, where its own would be too large. */
  size?: 'h1' | 'h2' | 'h3' | 'h4';
};

/** To the eye Mantine's title, without the code behind it: for what is there before a page's own code. */
export function Heading({ order, size = `h${order}`, className, ...others }: HeadingProps) {
  const Tag = `h${order}` as const;
  const classNames = className ? `${classes.heading} ${className}` : classes.heading;
  return <Tag {...others} className={classNames} data-size={size} />;
}
