import { Group } from '@mantine/core';
import { dateText } from '@platewise/contract/language/formats';
import { blog as words } from '@platewise/contract/texts/site/blog';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';
import type { Article } from '../articles/article.ts';
import classes from './article-facts.module.css';
import { readMinutes } from './find-articles.ts';

/** The category of an article, which leads to its list, and above all how long it takes to read. */
export function ArticleFacts({ article, byline = false }: { article: Article; byline?: boolean }) {
  return (
    <Group component="p" className={classes.facts} gap="0 var(--space-8)" c="dimmed" fz="sm" lh={1.7}>
      <span>
        <TextLink
          to="/blog"
          search={{ category: article.category }}
          className={classes.category}
          inherit
          underline="hover"
          c="var(--primary-text)"
          fw={600}
        >
          {article.category}
        </TextLink>
      </span>
      {byline && <span>{words.byline}</span>}
      <time dateTime={article.date}>{dateText(article.date)}</time>
      <span>{words.readTime({ count: readMinutes(article) })}</span>
    </Group>
  );
}
