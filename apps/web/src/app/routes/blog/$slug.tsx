import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '../../../features/site/blog/article-page.tsx';

/** The text is there before the page is shown, when it is prerendered too; where texts are is no part of the first code. */
export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ params }) =>
    (await import('../../../features/site/articles/load-article-body.ts')).loadArticleBody(params.slug),
  component: Article,
});

function Article() {
  const { slug } = Route.useParams();
  return <ArticlePage key={slug} slug={slug} body={Route.useLoaderData()} />;
}
