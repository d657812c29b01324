import type { Article } from '../../content/article.ts';
import { ArticleCard } from './article-card.tsx';
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
