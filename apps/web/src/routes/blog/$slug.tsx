import { createFileRoute } from '@tanstack/react-router';
import { loadArticleBody } from '../../content/load-article-body.ts';
import { ArticlePage } from '../../features/blog/article-page.tsx';

/** The text is there before the page is shown, when it is prerendered too. */
export const Route = createFileRoute('/blog/$slug')({
  loader: ({ params }) => loadArticleBody(params.slug),
  component: Article,
});

function Article() {
  const { slug } = Route.useParams();
  return <ArticlePage key={slug} slug={slug} body={Route.useLoaderData()} />;
}
