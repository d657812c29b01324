import { Box, Flex, Text } from '@mantine/core';
import { blog as words } from '@platewise/contract/texts/site/blog';
import { Link, useHydrated } from '@tanstack/react-router';
import { PlateMark } from '../../../shared/ui/brand/plate-mark.tsx';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import lines from '../../../shared/ui/layout/lines.module.css';
import { EmptyState } from '../../../shared/ui/states/empty-state.tsx';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';
import typography from '../../../shared/ui/typography/typography.module.css';
import { CATEGORIES, type Category } from '../articles/article.ts';
import { ARTICLES } from '../articles/articles.ts';
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx';
import { ArticleGrid } from './article-grid.tsx';
import { articlesIn, findCategory } from './find-articles.ts';
import pill from './pill.module.css';

/** /blog: the articles, all of them or those of the category in the address. */
export function BlogPage({ category }: { category: string | undefined }) {
  // The page is prerendered without a category, so the first paint shows all articles; the key draws the links again then.
  const isHydrated = useHydrated();
  const asked = isHydrated ? category : undefined;
  const chosen = asked === undefined ? undefined : findCategory(asked);
  const articles = chosen ? articlesIn(chosen) : asked === undefined ? ARTICLES : [];

  return (
    <Box pb="var(--space-64)">
      <PageHeading title={words.title} subtitle={words.subtitle} />
      <CategoryFilter key={String(isHydrated)} chosen={chosen} isAll={asked === undefined} />
      <Text role="status" size="sm" mih="1.55em" mt="md" mb="lg" c="dimmed">
        {chosen && words.inCategory({ count: articles.length, category: chosen })}
        {asked === undefined && words.allArticles({ count: articles.length })}
      </Text>
      {articles.length > 0 ? (
        <ArticleGrid articles={articles} order={2} />
      ) : (
        <EmptyState
          title={words.unknownCategory({ category: asked ?? '' })}
          text={words.unknownCategoryText}
          illustration={<PlateMark size={120} />}
          action={<ButtonLink to="/blog">{words.showAll}</ButtonLink>}
        />
      )}
      <Box className={lines.above} mt="var(--space-64)" pt="var(--space-48)">
        <NewsletterBlock />
      </Box>
    </Box>
  );
}

/** All articles, or those of one category; the counts say what each holds. */
function CategoryFilter({ chosen, isAll }: { chosen: Category | undefined; isAll: boolean }) {
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
      <Flex component="ul" gap="xs" wrap="wrap">
        {choices.map(({ label, search, count, isChosen }) => (
          <li key={label}>
            <Link
              to="/blog"
              search={search}
              resetScroll={false}
              activeOptions={{ exact: true }}
              className={pill.pill}
              style={{ fontSize: 'var(--text-16)' }}
              data-on={isChosen || undefined}
              aria-current={isChosen ? 'true' : undefined}
            >
              {label}{' '}
              <Text className={typography.figures} span size="sm" c={isChosen ? 'inherit' : 'dimmed'} fw="inherit">
                {count}
              </Text>
            </Link>
          </li>
        ))}
      </Flex>
    </nav>
  );
}
