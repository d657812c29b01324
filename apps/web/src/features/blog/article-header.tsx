import { Title } from '@mantine/core';
import { blog as words } from '@platewise/contract/locales/en/site/blog';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Article } from '../../content/article.ts';
import { ArticleCover } from '../../content/covers/article-cover.tsx';
import { ArticleActions } from './article-actions.tsx';
import { ArticleFacts } from './article-facts.tsx';
import classes from './article-header.module.css';

/** The opening of an article: its title, what it is about, who wrote it when, and its picture. */
export function ArticleHeader({ article }: { article: Article }) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <Link to="/blog" className={classes.back}>
          <IconArrowLeft size={18} stroke={1.5} aria-hidden />
          {words.allPosts}
        </Link>
        <Title order={1} className={classes.title}>
          {article.title}
        </Title>
        <p className={classes.excerpt}>{article.excerpt}</p>
        <ArticleFacts article={article} byline />
        <ArticleActions article={article} />
      </div>
      <div className={classes.picture}>
        <ArticleCover slug={article.slug} />
      </div>
    </header>
  );
}
