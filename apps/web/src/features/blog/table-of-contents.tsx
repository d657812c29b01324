import { blog as words } from '@platewise/contract/locales/en/site/blog';
import { useEffect, useId, useState } from 'react';
import type { ArticleBody } from '../../content/article.ts';
import pill from './pill.module.css';
import classes from './table-of-contents.module.css';
import { useActiveSection } from './use-active-section.ts';

/** From here on there is room next to the text, as in article-page.module.css. */
const WIDE = '(min-width: 62em)';

/** The headings of an article, to be shown or hidden; the part that is being read is marked. */
export function TableOfContents({ sections }: { sections: ArticleBody['sections'] }) {
  const [isShown, setIsShown] = useState<boolean | null>(null);
  const active = useActiveSection(sections);
  const listId = useId();

  // Until the page is alive the style sheet decides: shown where there is room, hidden on a phone.
  useEffect(() => setIsShown(window.matchMedia(WIDE).matches), []);

  return (
    <nav className={classes.contents} aria-label={words.contents} data-shown={isShown ?? 'by-width'}>
      <div className={classes.head}>
        <p className={classes.title}>{words.contents}</p>
        <button
          type="button"
          className={`${pill.pill} ${classes.toggle}`}
          aria-expanded={isShown ?? undefined}
          aria-controls={listId}
          aria-label={`${isShown ? words.hideContents : words.showContents}: ${words.contents}`}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? words.hideContents : words.showContents}
        </button>
      </div>
      <ol id={listId} className={classes.list}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className={classes.link} aria-current={id === active ? 'location' : undefined}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
