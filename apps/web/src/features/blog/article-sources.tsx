import { Title } from '@mantine/core';
import { blog as words } from '@platewise/contract/locales/en/site/blog';
import type { ArticleBody } from '../../content/article.ts';
import classes from './article-sources.module.css';

/** What an article was written from. */
export function ArticleSources({ sources }: { sources: ArticleBody['sources'] }) {
  return (
    <section className={classes.sources} aria-labelledby="sources">
      <Title order={2} size="h3" id="sources">
        {words.sources}
      </Title>
      <p className={classes.note}>{words.sourcesNote}</p>
      <ol className={classes.list}>
        {sources.map(({ title, href }) => (
          <li key={href}>
            <a href={href} rel="noopener">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
