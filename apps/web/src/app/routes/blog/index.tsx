import { createFileRoute } from '@tanstack/react-router';
import { BlogPage } from '../../../features/site/blog/blog-page.tsx';
import { readBlogSearch } from '../../../features/site/blog/read-blog-search.ts';

export const Route = createFileRoute('/blog/')({ validateSearch: readBlogSearch, component: Blog });

function Blog() {
  return <BlogPage category={Route.useSearch().category} />;
}
