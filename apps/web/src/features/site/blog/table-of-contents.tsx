import { Box, Group, Text } from '@mantine/core';
import { blog as words } from '@platewise/contract/texts/site/blog';
import { useEffect, useId, useState } from 'react';
import type { ArticleBody } from '../articles/article.ts';
import contents from '../documents/contents.module.css';
import pill from './pill.module.css';
import classes from './table-of-contents.module.css';

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
    <nav
      className={`${contents.aside} ${classes.contents}`}
      aria-label={words.contents}
      data-shown={isShown ?? 'by-width'}
    >
      <Group gap="sm" wrap="nowrap" justify="space-between">
        <Text size="lg" ff="heading" fw={560}>
          {words.contents}
        </Text>
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
      </Group>
      <Box component="ol" id={listId} className={contents.contents} mt="xs">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === active ? 'location' : undefined}>
              {heading}
            </a>
          </li>
        ))}
      </Box>
    </nav>
  );
}

/** The part of the screen that counts as being read: below the header, above the lower half. */
const READING_BAND = '-80px 0px -55% 0px';

/** The id of the section that is being read, undefined before the first; sections lie around the headings with these ids. */
function useActiveSection(sections: readonly { id: string }[]): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('aria-labelledby') ?? '';
          if (isIntersecting) seen.add(id);
          else seen.delete(id);
        }
        const first = sections.find(({ id }) => seen.has(id));
        if (first) setActive(first.id);
      },
      { rootMargin: READING_BAND },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id)?.parentElement;
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  return active;
}
