import { Text } from '@mantine/core';
import { dateText } from '@platewise/contract/formats';
import { legal } from '@platewise/contract/texts/site/legal';
import { IconChevronDown } from '@tabler/icons-react';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';
import prose from '../../../shared/ui/typography/prose.module.css';
import type { LegalSection, LegalText } from './content/legal-text.ts';
import classes from './legal-document.module.css';

type LegalDocumentProps = { title: string; subtitle: string; text: LegalText };

/** A long text with its table of contents: next to it on wide screens, folded above it on narrow ones. */
export function LegalDocument({ title, subtitle, text }: LegalDocumentProps) {
  const { date, inShort, sections } = text;
  return (
    <>
      <PageHeading title={title} subtitle={subtitle} />
      <div className={classes.columns}>
        <nav className={classes.aside} aria-label={legal.onThisPage}>
          <Text size="sm" mb="xs" c="dimmed" fw={600}>
            {legal.onThisPage}
          </Text>
          <Contents sections={sections} />
        </nav>
        <article className={`${prose.prose} ${classes.text}`}>
          <p className={classes.date}>
            <time dateTime={date}>{legal.version({ date: dateText(date) })}</time>
          </p>
          <section className={classes.short} aria-labelledby="in-short">
            <h2 id="in-short">{legal.inShort}</h2>
            <ul>
              {inShort.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
          <details className={classes.above}>
            <summary>
              {legal.onThisPage}
              <IconChevronDown size={20} stroke={1.5} aria-hidden />
            </summary>
            <Contents sections={sections} />
          </details>
          {sections.map(({ id, title: heading, body }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              {body}
            </section>
          ))}
        </article>
      </div>
    </>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <ol className={classes.contents}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}
