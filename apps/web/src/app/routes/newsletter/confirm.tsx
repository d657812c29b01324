import { createFileRoute } from '@tanstack/react-router';
import { NewsletterConfirmPage } from '../../../features/site/newsletter/newsletter-confirm-page.tsx';
import { readTokenSearch } from '../../../features/site/newsletter/read-token-search.ts';

export const Route = createFileRoute('/newsletter/confirm')({
  validateSearch: readTokenSearch,
  component: NewsletterConfirmPage,
});
