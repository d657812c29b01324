import { Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { Link } from '@tanstack/react-router';
import classes from './logo.module.css';
import { PlateMark } from './plate-mark.tsx';

/** The brand in its two parts; leads to where the person's day is: the dashboard, or the start page for visitors. */
export function Logo({ to }: { to: '/' | '/dashboard' }) {
  return (
    <Link to={to} className={classes.logo} aria-label={texts.shell.home}>
      <PlateMark size={32} />
      <span>
        {texts.shell.brandFirst}{' '}
        <Text span inherit c="var(--primary-text)">
          {texts.shell.brandSecond}
        </Text>
      </span>
    </Link>
  );
}
