import { documentation } from '@platewise/contract/locales/en/site/documentation';
import type { DocSection } from '../../content/documentation/section.ts';
import classes from './documentation-sidebar.module.css';

/** The sections and topics that are shown, each a link to its place on the page. */
export function DocumentationSidebar({ sections }: { sections: readonly DocSection[] }) {
  return (
    <nav className={classes.sidebar} aria-label={documentation.sections}>
      <ul className={classes.sections}>
        {sections.map(({ id, title, topics }) => (
          <li key={id}>
            <a href={`#${id}`} className={classes.section}>
              {title}
            </a>
            <ul className={classes.topics}>
              {topics.map((topic) => (
                <li key={topic.id}>
                  <a href={`#${topic.id}`}>{topic.title}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
