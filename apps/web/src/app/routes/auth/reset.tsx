import { createFileRoute } from '@tanstack/react-router';
import { ResetPage } from '../../../features/identity/screens/reset-page.tsx';

export const Route = createFileRoute('/auth/reset')({
  validateSearch: ({ token }): { token?: string | undefined } => ({
    token: typeof token === 'string' && token ? token : undefined,
  }),
  component: ResetPage,
});
