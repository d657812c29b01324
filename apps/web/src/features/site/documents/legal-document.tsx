import { Box, Text } from '@mantine/core';
import { dateText } from '@platewise/contract/language/formats';
import { legal } from '@platewise/contract/texts/site/legal';
import { IconChevronDown } from '@tabler/icons-react';
import columns from '../../../shared/ui/layout/columns.module.css';
import { Columns } from '../../../shared/ui/layout/columns.tsx';
import disclosure from '../../../shared/ui/layout/disclosure.module.css';
import lines from '../../../shared/ui/layout/lines.module.css';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';
import prose from '../../../shared/ui/typography/prose.module.css';
import type { LegalSection, LegalText } from './content/legal-text.ts';
import contents from './contents.module.css';
import classes from './legal-document.module.css';

type LegalDocumentProps = { title: string; subtitle: string; text: LegalText };

/** A long text with its table of contents: next to it on wide screens, folded above it on narrow ones. */
export function LegalDocument({ title, subtitle, text }: LegalDocumentProps) {
  const { date, inShort, sections } = text;
  return (
    <>
      <PageHeading title={title} subtitle={subtitle} />
      <Columns template="minmax(0, 240px) minmax(0, var(--reading-width))" gap="var(--space-64)" pb="var(--space-96)">
        <nav className={`${contents.aside} ${columns.wideOnly}`} aria-label={legal.onThisPage}>
          <Text size="sm" mb="xs" c="dimmed" fw={600}>
            {legal.onThisPage}
          </Text>
          <Contents sections={sections} />
        </nav>
        <Box component="article" className={`${prose.prose} ${classes.text}`} maw="var(--reading-width)">
          <Text size="sm" mb="lg" c="dimmed">
            <time dateTime={date}>{legal.version({ date: dateText(date) })}</time>
          </Text>
          <section className={classes.short} aria-labelledby="in-short">
            <h2 id="in-short">{legal.inShort}</h2>
            <ul>
              {inShort.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
          <Box component="details" className={`${columns.narrowOnly} ${lines.aboveAndBelow}`} mt="xl" data-screen-only>
            <summary className={disclosure.summary}>
              {legal.onThisPage}
              <IconChevronDown className={disclosure.chevron} size={20} stroke={1.5} aria-hidden />
            </summary>
            <Contents sections={sections} />
          </Box>
          {sections.map(({ id, title: heading, body }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              {body}
            </section>
          ))}
        </Box>
      </Columns>
    </>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <Box component="ol" className={`${contents.contents} ${classes.contents}`} pb="sm">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </Box>
  );
}
