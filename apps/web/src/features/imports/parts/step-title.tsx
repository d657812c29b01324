import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import typography from '../../../shared/ui/typography/typography.module.css';
import classes from './imports.module.css';

/** The heading of a step; the focus comes to it, since what had it is gone. */
export function StepTitle({ isFirst = false, children }: { isFirst?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  return (
    <Title
      ref={heading}
      order={2}
      size="h4"
      mb="xs"
      tabIndex={-1}
      className={`${classes.title} ${typography.breakable}`}
    >
      {children}
    </Title>
  );
}
