import { dateText } from '@platewise/contract/formats';
import { blog as words } from '@platewise/contract/texts/site/blog';
import { Link } from '@tanstack/react-router';
import type { Article } from '../articles/article.ts';
import classes from './article-facts.module.css';
import { readMinutes } from './find-articles.ts';

/** The category of an article, which leads to its list, and above all how long it takes to read. */
export function ArticleFacts({ article, byline = false }: { article: Article; byline?: boolean }) {
  return (
    <p className={classes.facts}>
      <span>
        <Link to="/blog" search={{ category: article.category }} className={classes.category}>
          {article.category}
        </Link>
      </span>
      {byline && <span>{words.byline}</span>}
      <time dateTime={article.date}>{dateText(article.date)}</time>
      <span>{words.readTime({ count: readMinutes(article) })}</span>
    </p>
  );
}
