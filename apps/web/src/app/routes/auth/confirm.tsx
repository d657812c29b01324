import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailPage } from '../../../features/identity/screens/confirm-email-page.tsx';

export const Route = createFileRoute('/auth/confirm')({
  validateSearch: ({ token }): { token?: string | undefined } => ({
    token: typeof token === 'string' && token ? token : undefined,
  }),
  component: ConfirmEmailPage,
});
