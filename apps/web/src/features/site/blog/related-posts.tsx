import { Title } from '@mantine/core';
import { blog as words } from '@platewise/contract/texts/site/blog';
import type { Article } from '../articles/article.ts';
import { ArticleGrid } from './article-grid.tsx';
import { relatedTo } from './find-articles.ts';

/** The other posts of an article's category; nothing at all where it has none. */
export function RelatedPosts({ article }: { article: Article }) {
  const related = relatedTo(article);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <Title order={2} size="h3" id="related" mb="var(--space-20)">
        {words.related}
      </Title>
      <ArticleGrid articles={related} order={3} />
    </section>
  );
}
