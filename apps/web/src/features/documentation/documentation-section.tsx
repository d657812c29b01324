import { documentation } from '@platewise/contract/locales/en/site/documentation';
import { IconHash } from '@tabler/icons-react';
import type { DocSection } from '../../content/documentation/section.ts';
import classes from './documentation-section.module.css';
import { markMatches } from './mark-matches.tsx';

type DocumentationSectionProps = { section: DocSection; patterns: readonly RegExp[] };

/** A section with its topics; each heading carries a link to itself. */
export function DocumentationSection({ section, patterns }: DocumentationSectionProps) {
  return (
    <section className={classes.section} aria-labelledby={section.id}>
      <h2 id={section.id}>{markMatches(section.title, patterns)}</h2>
      {section.topics.map(({ id, title, body }) => (
        <article key={id} className={classes.topic} aria-labelledby={id}>
          <div className={classes.head}>
            <h3 id={id}>{markMatches(title, patterns)}</h3>
            <a href={`#${id}`} className={classes.link} aria-label={documentation.linkTo({ title })}>
              <IconHash size={18} stroke={1.5} aria-hidden />
            </a>
          </div>
          <div className={classes.body}>{markMatches(body, patterns)}</div>
        </article>
      ))}
    </section>
  );
}
