import { createFileRoute } from '@tanstack/react-router';
import { NewsletterUnsubscribePage } from '../../../features/site/newsletter/newsletter-unsubscribe-page.tsx';
import { readTokenSearch } from '../../../features/site/newsletter/read-token-search.ts';

export const Route = createFileRoute('/newsletter/unsubscribe')({
  validateSearch: readTokenSearch,
  component: NewsletterUnsubscribePage,
});
