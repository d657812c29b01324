import { blog as words } from '@platewise/contract/locales/en/site/blog';
import { Link } from '@tanstack/react-router';
import { CATEGORIES, type Category } from '../../content/article.ts';
import { ARTICLES } from '../../content/articles.ts';
import classes from './category-filter.module.css';
import { articlesIn } from './find-articles.ts';

/** All articles, or those of one category; the counts say what each holds. */
export function CategoryFilter({ chosen, isAll }: { chosen: Category | undefined; isAll: boolean }) {
  const choices = [
    { label: words.all, search: {}, count: ARTICLES.length, isChosen: isAll },
    ...CATEGORIES.map((category) => ({
      label: category,
      search: { category },
      count: articlesIn(category).length,
      isChosen: category === chosen,
    })),
  ];

  return (
    <nav aria-label={words.filterLabel}>
      <ul className={classes.filter}>
        {choices.map(({ label, search, count, isChosen }) => (
          <li key={label}>
            <Link
              to="/blog"
              search={search}
              resetScroll={false}
              activeOptions={{ exact: true }}
              className={classes.choice}
              data-chosen={isChosen || undefined}
              aria-current={isChosen ? 'true' : undefined}
            >
              {label} <span className={classes.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
