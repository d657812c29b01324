import { useDocumentTitle } from '@mantine/hooks';
import { texts } from '@platewise/contract/texts';
import type { Article, ArticleBody } from '../../content/article.ts';
import { ARTICLES } from '../../content/articles.ts';
import { ArticleHeader } from './article-header.tsx';
import classes from './article-page.module.css';
import { ArticleSections } from './article-sections.tsx';
import { ArticleSources } from './article-sources.tsx';
import { AuthorCard } from './author-card.tsx';
import { BlogSidebar } from './blog-sidebar.tsx';
import { Comments } from './comments.tsx';
import { PostNotFound } from './post-not-found.tsx';
import { RelatedPosts } from './related-posts.tsx';
import { TableOfContents } from './table-of-contents.tsx';

/** /blog/{slug}: an article with what belongs to it, or word that there is none. */
export function ArticlePage({ slug, body }: { slug: string; body: ArticleBody | null }) {
  const article = ARTICLES.find((one) => one.slug === slug);
  return article && body ? <FoundArticle article={article} body={body} /> : <PostNotFound />;
}

function FoundArticle({ article, body }: { article: Article; body: ArticleBody }) {
  useDocumentTitle(`${article.title} · ${texts.shell.brandFirst} ${texts.shell.brandSecond}`);

  return (
    <div className={classes.page}>
      <article className={classes.article}>
        <ArticleHeader article={article} />
        <div className={classes.columns}>
          <div className={classes.contents}>
            <TableOfContents sections={body.sections} />
          </div>
          <div className={classes.text}>
            <ArticleSections sections={body.sections} />
            <ArticleSources sources={body.sources} />
          </div>
        </div>
      </article>
      <div className={classes.after}>
        <div className={classes.community}>
          <AuthorCard />
          <Comments title={article.title} />
          <RelatedPosts article={article} />
        </div>
        <BlogSidebar />
      </div>
    </div>
  );
}
