import { Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { texts } from '@platewise/contract/texts';
import type { ReactNode } from 'react';
import classes from './auth-page.module.css';

type AuthPageProps = { title: string; description: string; children: ReactNode };

/** A page with one short form: its title, what it is for, the form. */
export function AuthPage({ title, description, children }: AuthPageProps) {
  useDocumentTitle(`${title} · ${texts.shell.brandFirst} ${texts.shell.brandSecond}`);
  return (
    <div className={classes.page}>
      <Title order={1}>{title}</Title>
      <p className={classes.description}>{description}</p>
      <div className={classes.panel}>{children}</div>
    </div>
  );
}
