import { Box, Flex, Text, Title } from '@mantine/core';
import { blog as words } from '@platewise/contract/texts/site/blog';
import { IconBookmarkFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Article } from '../articles/article.ts';
import { ArticleCover } from '../articles/covers/article-cover.tsx';
import { articleKeys } from './actions/article-keys.ts';
import { useStoredFlag } from './actions/use-stored-flag.ts';
import { ArticleFacts } from './article-facts.tsx';
import classes from './article-grid.module.css';

/** Articles side by side. */
export function ArticleGrid({ articles, order }: { articles: readonly Article[]; order: 2 | 3 }) {
  return (
    <ul className={classes.grid}>
      {articles.map((article) => (
        <li key={article.slug}>
          <ArticleCard article={article} order={order} />
        </li>
      ))}
    </ul>
  );
}

/** An article in a list; all of it leads to the article, but for the category. */
function ArticleCard({ article, order }: { article: Article; order: 2 | 3 }) {
  const [isSaved] = useStoredFlag(articleKeys.saved(article.slug));

  return (
    <Box component="article" pos="relative">
      <Box mb="sm">
        <ArticleCover slug={article.slug} />
      </Box>
      <ArticleFacts article={article} />
      <Title order={order} size="h3" mt="var(--space-4)" mb="xs">
        <Link to="/blog/$slug" params={{ slug: article.slug }} className={classes.link}>
          {article.title}
        </Link>
      </Title>
      <Text inherit c="dimmed">
        {article.excerpt}
      </Text>
      {isSaved && (
        <Flex component="p" gap="xs" align="center" mt="xs" c="var(--primary-text)" fz="sm" fw={500}>
          <IconBookmarkFilled size={16} aria-hidden />
          {words.savedMark}
        </Flex>
      )}
    </Box>
  );
}
