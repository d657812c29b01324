import { createFileRoute } from '@tanstack/react-router';
import { NewsletterConfirmPage } from '../../features/newsletter/newsletter-confirm-page.tsx';
import { readTokenSearch } from '../../features/newsletter/read-token-search.ts';

export const Route = createFileRoute('/newsletter/confirm')({
  validateSearch: readTokenSearch,
  component: NewsletterConfirmPage,
});
