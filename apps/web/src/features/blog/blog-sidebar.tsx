import { Title } from '@mantine/core';
import { blog as words } from '@platewise/contract/locales/en/site/blog';
import { Link } from '@tanstack/react-router';
import { CATEGORIES } from '../../content/article.ts';
import { ARTICLES } from '../../content/articles.ts';
import { ArticleCover } from '../../content/covers/article-cover.tsx';
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx';
import classes from './blog-sidebar.module.css';
import { articlesIn, readMinutes } from './find-articles.ts';

const POPULAR_MAX = 3;

/** Next to every article: the categories, the newsletter and the first posts (shell 2). */
export function BlogSidebar() {
  return (
    <aside className={classes.sidebar}>
      <section aria-labelledby="categories">
        <Title order={2} size="h3" id="categories" className={classes.title}>
          {words.categories}
        </Title>
        <ul className={classes.list}>
          {CATEGORIES.map((category) => (
            <li key={category}>
              <Link to="/blog" search={{ category }} className={classes.category}>
                {category} <span className={classes.count}>{articlesIn(category).length}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <NewsletterBlock />
      <section aria-labelledby="popular">
        <Title order={2} size="h3" id="popular" className={classes.title}>
          {words.popular}
        </Title>
        <ul className={classes.list}>
          {ARTICLES.slice(0, POPULAR_MAX).map((article) => (
            <li key={article.slug}>
              <Link to="/blog/$slug" params={{ slug: article.slug }} className={classes.post}>
                <span className={classes.thumbnail}>
                  <ArticleCover slug={article.slug} />
                </span>
                <span>
                  {article.title}
                  <span className={classes.time}> {words.readTime({ count: readMinutes(article) })}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
