import { Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { texts } from '@platewise/contract/texts';
import classes from './page-heading.module.css';

/** The heading of a page, which also names the browser's tab. */
export function PageHeading({ title, subtitle }: { title: string; subtitle?: string }) {
  useDocumentTitle(`${title} · ${texts.shell.brandFirst} ${texts.shell.brandSecond}`);
  return (
    <header className={classes.heading}>
      <Title order={1}>{title}</Title>
      {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
    </header>
  );
}
