import { Button } from '@mantine/core';
import { documentation } from '@platewise/contract/locales/en/site/documentation';
import { IconSearch } from '@tabler/icons-react';
import { useId, useMemo, useRef, useState } from 'react';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { PlateMark } from '../../components/plate-mark.tsx';
import classes from './documentation-page.module.css';
import { DocumentationSection } from './documentation-section.tsx';
import { DocumentationSidebar } from './documentation-sidebar.tsx';
import { findTopics } from './find-topics.ts';
import { queryPatterns } from './mark-matches.tsx';
import { useShownTarget } from './use-shown-target.ts';

/** /documentation: everything on one page, with a search that filters and marks as you type (shell 2, decisions 7). */
export function DocumentationPage() {
  const id = useId();
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
      <search className={classes.search}>
        <label htmlFor={id}>{documentation.searchLabel}</label>
        <div className={classes.field}>
          <IconSearch size={20} stroke={1.5} aria-hidden />
          <input
            ref={input}
            id={id}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder={documentation.searchPlaceholder}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </div>
        <p role="status" className={classes.count}>
          {asked && (count > 0 ? documentation.found({ count, query: asked }) : documentation.none({ query: asked }))}
        </p>
      </search>
      {count > 0 ? (
        <div className={classes.columns}>
          <DocumentationSidebar sections={sections} />
          <div>
            {sections.map((section) => (
              <DocumentationSection key={section.id} section={section} patterns={patterns} />
            ))}
          </div>
        </div>
      ) : (
        <EmptyState
          title={documentation.none({ query: asked })}
          text={documentation.noneText}
          illustration={<PlateMark size={96} />}
          action={
            <div className={classes.actions}>
              <Button variant="default" onClick={clear}>
                {documentation.clear}
              </Button>
              <ButtonLink to="/contact" search={{ subject: documentation.askSubject({ query: asked }) }}>
                {documentation.ask}
              </ButtonLink>
            </div>
          }
        />
      )}
    </>
  );
}
