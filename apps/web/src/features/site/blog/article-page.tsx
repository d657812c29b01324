import { Box, Flex, Group, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { texts } from '@platewise/contract/texts';
import { blog as words } from '@platewise/contract/texts/site/blog';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PlateMark } from '../../../shared/ui/brand/plate-mark.tsx';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import { Columns } from '../../../shared/ui/layout/columns.tsx';
import lines from '../../../shared/ui/layout/lines.module.css';
import { EmptyState } from '../../../shared/ui/states/empty-state.tsx';
import prose from '../../../shared/ui/typography/prose.module.css';
import typography from '../../../shared/ui/typography/typography.module.css';
import { type Article, type ArticleBody, CATEGORIES } from '../articles/article.ts';
import { ARTICLES } from '../articles/articles.ts';
import { ArticleCover } from '../articles/covers/article-cover.tsx';
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx';
import { ArticleActions } from './actions/article-actions.tsx';
import { ArticleFacts } from './article-facts.tsx';
import classes from './article-page.module.css';
import { dressedContent } from './dressed-content.tsx';
import { articlesIn, readMinutes } from './find-articles.ts';
import { RelatedPosts } from './related-posts.tsx';
import { TableOfContents } from './table-of-contents.tsx';

/** /blog/{slug}: an article with what belongs to it, or word that there is none. */
export function ArticlePage({ slug, body }: { slug: string; body: ArticleBody | null }) {
  const article = ARTICLES.find((one) => one.slug === slug);
  return article && body ? <FoundArticle article={article} body={body} /> : <PostNotFound />;
}

/** The rail of the contents, and the text. */
const RAIL = '272px minmax(0, 1fr)';

function FoundArticle({ article, body }: { article: Article; body: ArticleBody }) {
  useDocumentTitle(`${article.title} · ${texts.shell.brandFirst} ${texts.shell.brandSecond}`);

  return (
    <Box pb="var(--space-64)">
      <article>
        <ArticleHeader article={article} />
        <Columns template={RAIL} gap="var(--space-64)" narrowGap="var(--space-32)">
          <div data-screen-only>
            <TableOfContents sections={body.sections} />
          </div>
          <div className={classes.text}>
            <ArticleSections sections={body.sections} />
            <ArticleSources sources={body.sources} />
          </div>
        </Columns>
      </article>
      <Columns
        className={lines.above}
        template={RAIL}
        gap="var(--space-64)"
        narrowGap="var(--space-48)"
        mt="var(--space-64)"
        pt="var(--space-48)"
        data-screen-only
      >
        <Stack className={`${classes.text} ${classes.community}`} gap="var(--space-48)">
          <AuthorCard />
          <Comments title={article.title} />
          <RelatedPosts article={article} />
        </Stack>
        <BlogSidebar />
      </Columns>
    </Box>
  );
}

/** 16 px on a phone, 18 px on a desk. */
const LEAD_SIZE = 'clamp(var(--text-16), 0.9rem + 0.35vw, var(--text-18))';

/** The opening of an article: its title, what it is about, who wrote it when, and its picture. */
function ArticleHeader({ article }: { article: Article }) {
  return (
    <Columns
      component="header"
      className={classes.header}
      template="minmax(0, 1.15fr) minmax(0, 1fr)"
      gap="var(--space-48)"
      narrowGap="var(--space-32)"
    >
      <div>
        <Group data-screen-only gap={0} c="dimmed" fz="sm">
          <Link to="/blog" className={classes.link}>
            <Group component="span" gap="xs" mih={44}>
              <IconArrowLeft size={18} stroke={1.5} aria-hidden />
              {words.allPosts}
            </Group>
          </Link>
        </Group>
        <Title order={1} mt="var(--space-4)">
          {article.title}
        </Title>
        <Text fz={LEAD_SIZE} maw="56ch" my="md" c="dimmed">
          {article.excerpt}
        </Text>
        <ArticleFacts article={article} byline />
        <ArticleActions article={article} />
      </div>
      <div className={classes.picture}>
        <ArticleCover slug={article.slug} />
      </div>
    </Columns>
  );
}

/** The text of an article, a heading with an anchor over each part. */
function ArticleSections({ sections }: { sections: ArticleBody['sections'] }) {
  return (
    <div className={`${prose.prose} ${classes.prose}`}>
      {sections.map(({ id, heading, content }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          {dressedContent(content)}
        </section>
      ))}
    </div>
  );
}

/** What an article was written from. */
function ArticleSources({ sources }: { sources: ArticleBody['sources'] }) {
  return (
    <Box
      component="section"
      className={`${prose.prose} ${classes.sources} ${lines.above}`}
      mt="var(--space-48)"
      pt="xl"
      aria-labelledby="sources"
    >
      <Title order={2} size="h3" id="sources">
        {words.sources}
      </Title>
      <Text inherit mt="xs" mb="md" c="dimmed">
        {words.sourcesNote}
      </Text>
      <ol>
        {sources.map(({ title, href }) => (
          <li key={href}>
            <a href={href} rel="noopener">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </Box>
  );
}

/** Who writes here. */
function AuthorCard() {
  return (
    <Group
      component="section"
      gap="var(--space-20)"
      align="flex-start"
      p="lg"
      bd="1px solid var(--line)"
      bdrs="md"
      bg="var(--surface)"
      aria-labelledby="author"
    >
      <PlateMark size={64} />
      <Box flex="1 1 240px">
        <Title order={2} size="h4" id="author">
          {words.aboutAuthor}
        </Title>
        <Text inherit mt="var(--space-4)" mb="xs" fw={600}>
          {words.author}
        </Text>
        <Text inherit c="dimmed">
          {words.authorText}
        </Text>
      </Box>
    </Group>
  );
}

const POPULAR_MAX = 3;

/** Next to every article: the categories, the newsletter and the first posts (shell 2). */
function BlogSidebar() {
  return (
    <Flex component="aside" direction="column" gap="var(--space-40)" miw={0}>
      <section aria-labelledby="categories">
        <Title order={2} size="h3" id="categories" mb="xs">
          {words.categories}
        </Title>
        <Flex component="ul" direction="column">
          {CATEGORIES.map((category) => (
            <li key={category}>
              <Link to="/blog" search={{ category }} className={`${classes.link} ${classes.category}`}>
                {category}{' '}
                <Text className={typography.figures} span size="sm" c="dimmed">
                  {articlesIn(category).length}
                </Text>
              </Link>
            </li>
          ))}
        </Flex>
      </section>
      <NewsletterBlock />
      <section aria-labelledby="popular">
        <Title order={2} size="h3" id="popular" mb="xs">
          {words.popular}
        </Title>
        <Flex component="ul" direction="column">
          {ARTICLES.slice(0, POPULAR_MAX).map((article) => (
            <li key={article.slug}>
              <Link to="/blog/$slug" params={{ slug: article.slug }} className={`${classes.link} ${classes.post}`}>
                <ArticleCover slug={article.slug} />
                <span>
                  {article.title}
                  <Text span size="sm" display="block" mt="var(--space-2)" c="dimmed">
                    {' '}
                    {words.readTime({ count: readMinutes(article) })}
                  </Text>
                </span>
              </Link>
            </li>
          ))}
        </Flex>
      </section>
    </Flex>
  );
}

/** What an address shows that no article has (shell 2 and 8). */
function PostNotFound() {
  useDocumentTitle(`${words.notFound} · ${texts.shell.brandFirst} ${texts.shell.brandSecond}`);
  return (
    <EmptyState
      order={1}
      title={words.notFound}
      text={words.notFoundText}
      illustration={<PlateMark size={144} />}
      action={<ButtonLink to="/blog">{words.backToBlog}</ButtonLink>}
    />
  );
}

/** No comments are kept here; a comment is written on the contact page, with its subject filled in (decisions 7). */
function Comments({ title }: { title: string }) {
  return (
    <section aria-labelledby="comments">
      <Title order={2} size="h3" id="comments">
        {words.comments}
      </Title>
      <Text inherit mt="xs" mb="var(--space-20)" c="dimmed">
        {words.noComments}
      </Text>
      <ButtonLink to="/contact" search={{ subject: words.commentSubject({ title }) }} variant="default">
        {words.leaveComment}
      </ButtonLink>
    </section>
  );
}
