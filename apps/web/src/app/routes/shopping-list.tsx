import { createFileRoute, redirect } from '@tanstack/react-router';

/** Also linked under this name; the screen is /shopping (shell 2). */
export const Route = createFileRoute('/shopping-list')({
  beforeLoad: () => {
    throw redirect({ to: '/shopping', replace: true });
  },
});
