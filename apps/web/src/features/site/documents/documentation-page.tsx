import { Box, Button, Flex, Group, Stack, Text, TextInput } from '@mantine/core';
import { documentation } from '@platewise/contract/texts/site/documentation';
import { IconHash, IconSearch } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { PlateMark } from '../../../shared/ui/brand/plate-mark.tsx';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import columns from '../../../shared/ui/layout/columns.module.css';
import { Columns } from '../../../shared/ui/layout/columns.tsx';
import { EmptyState } from '../../../shared/ui/states/empty-state.tsx';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';
import prose from '../../../shared/ui/typography/prose.module.css';
import type { DocSection } from './content/section.ts';
import contents from './contents.module.css';
import classes from './documentation-page.module.css';
import { findTopics } from './find-topics.ts';
import { markMatches, queryPatterns } from './mark-matches.tsx';

/** /documentation: everything on one page, with a search that filters and marks as you type (shell 2, decisions 7). */
export function DocumentationPage() {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const patterns = useMemo(() => queryPatterns(query), [query]);
  const sections = useMemo(() => findTopics(patterns), [patterns]);
  const count = sections.reduce((sum, { topics }) => sum + topics.length, 0);
  const asked = query.trim();
  useShownTarget(sections, () => setQuery(''));

  function clear() {
    setQuery('');
    input.current?.focus();
  }

  return (
    <>
      <PageHeading title={documentation.title} subtitle={documentation.subtitle} />
      <Box component="search" display="block" maw="560px">
        <TextInput
          ref={input}
          label={documentation.searchLabel}
          leftSection={<IconSearch size={20} stroke={1.5} aria-hidden />}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={documentation.searchPlaceholder}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <Text role="status" size="sm" mih="1.5rem" mt="xs" c="dimmed">
          {asked && (count > 0 ? documentation.found({ count, query: asked }) : documentation.none({ query: asked }))}
        </Text>
      </Box>
      {count > 0 ? (
        <Columns
          template="220px minmax(0, 1fr)"
          gap="var(--space-64)"
          narrowGap="var(--space-24)"
          pt="lg"
          pb="var(--section-end)"
        >
          <DocumentationSidebar sections={sections} />
          <div>
            {sections.map((section) => (
              <DocumentationSection key={section.id} section={section} patterns={patterns} />
            ))}
          </div>
        </Columns>
      ) : (
        <EmptyState
          title={documentation.none({ query: asked })}
          text={documentation.noneText}
          illustration={<PlateMark size={96} />}
          action={
            <Group gap="sm" align="stretch" justify="center">
              <Button variant="default" onClick={clear}>
                {documentation.clear}
              </Button>
              <ButtonLink to="/contact" search={{ subject: documentation.askSubject({ query: asked }) }}>
                {documentation.ask}
              </ButtonLink>
            </Group>
          }
        />
      )}
    </>
  );
}

type DocumentationSectionProps = { section: DocSection; patterns: readonly RegExp[] };

/** A section with its topics; each heading carries a link to itself. */
function DocumentationSection({ section, patterns }: DocumentationSectionProps) {
  return (
    <Box
      component="section"
      className={`${prose.prose} ${classes.section}`}
      maw="var(--reading-width)"
      pb="var(--space-48)"
      aria-labelledby={section.id}
    >
      <h2 id={section.id}>{markMatches(section.title, patterns)}</h2>
      {section.topics.map(({ id, title, body }) => (
        <Box key={id} component="article" pt="xl" aria-labelledby={id}>
          <Group gap="var(--space-4) var(--space-8)" mb="xs">
            <h3 id={id}>{markMatches(title, patterns)}</h3>
            <Flex
              component="a"
              align="center"
              href={`#${id}`}
              className={classes.link}
              justify="center"
              w={28}
              h={28}
              c="dimmed"
              aria-label={documentation.linkTo({ title })}
            >
              <IconHash size={18} stroke={1.5} aria-hidden />
            </Flex>
          </Group>
          {markMatches(body, patterns)}
        </Box>
      ))}
    </Box>
  );
}

/** The sections and topics that are shown, each a link to its place on the page. */
function DocumentationSidebar({ sections }: { sections: readonly DocSection[] }) {
  return (
    <nav className={contents.aside} aria-label={documentation.sections}>
      <Stack component="ul" className={`${contents.contents} ${classes.sidebar}`}>
        {sections.map(({ id, title, topics }) => (
          <li key={id}>
            <a href={`#${id}`} className={classes.sectionLink}>
              {title}
            </a>
            <ul className={`${classes.topics} ${columns.wideOnly}`}>
              {topics.map((topic) => (
                <li key={topic.id}>
                  <a href={`#${topic.id}`}>{topic.title}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </Stack>
    </nav>
  );
}

/** Clears the search when a link leads to a topic that it hides, and goes there. */
function useShownTarget(sections: readonly DocSection[], clearSearch: () => void): void {
  const hash = useLocation({ select: (location) => location.hash });
  const hidden = useRef('');

  const uncover = useEffectEvent((target: string) => {
    if (!target || isShown(sections, target)) return;
    hidden.current = target;
    clearSearch();
  });
  useEffect(() => uncover(hash), [hash]);

  useEffect(() => {
    if (!hidden.current || !isShown(sections, hidden.current)) return;
    document.getElementById(hidden.current)?.scrollIntoView();
    hidden.current = '';
  }, [sections]);
}

function isShown(sections: readonly DocSection[], target: string): boolean {
  return sections.some(({ id, topics }) => id === target || topics.some((topic) => topic.id === target));
}
