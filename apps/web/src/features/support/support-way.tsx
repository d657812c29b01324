import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './support-way.module.css';

type SupportWayProps = { picture: keyof typeof PICTURES; title: string; text: string; children: ReactNode };

/** One way to reach a person: what it is for, and the control that opens it. */
export function SupportWay({ picture, title, text, children }: SupportWayProps) {
  return (
    <li className={classes.way}>
      <svg viewBox="0 0 72 64" className={classes.picture} aria-hidden="true" focusable="false">
        {PICTURES[picture]}
      </svg>
      <Title order={2} size="h3">
        {title}
      </Title>
      <p>{text}</p>
      {children}
    </li>
  );
}

const PICTURES = {
  email: (
    <>
      <rect x="6" y="12" width="60" height="42" rx="5" className={classes.tint} />
      <path d="M7 16 L36 37 L65 16" className={classes.rim} />
      <circle cx="56" cy="14" r="10" className={classes.tomato} />
    </>
  ),
  chat: (
    <>
      <path
        d="M30 8 H60 A8 8 0 0 1 68 16 V32 A8 8 0 0 1 60 40 H58 V49 L48 40 H30 A8 8 0 0 1 22 32 V16 A8 8 0 0 1 30 8 Z"
        className={classes.saffron}
      />
      <path
        d="M12 22 H40 A8 8 0 0 1 48 30 V42 A8 8 0 0 1 40 50 H26 L15 59 V50 H12 A8 8 0 0 1 4 42 V30 A8 8 0 0 1 12 22 Z"
        className={classes.tint}
      />
      <path d="M14 33 H38 M14 41 H30" className={classes.rim} />
    </>
  ),
  phone: (
    <>
      <path d="M22 28 H50 L62 52 A5 5 0 0 1 57 58 H15 A5 5 0 0 1 10 52 Z" className={classes.tint} />
      <path d="M11 24 C11 6 61 6 61 24" className={classes.handset} />
      <circle cx="36" cy="43" r="11" className={classes.plate} />
      <circle cx="36" cy="43" r="7" pathLength="80" strokeDasharray="0.1 9.9" className={classes.dial} />
    </>
  ),
};
