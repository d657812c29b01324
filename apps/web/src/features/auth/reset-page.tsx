import { getRouteApi } from '@tanstack/react-router';
import { ForgotPassword } from './forgot-password.tsx';
import { NewPassword } from './new-password.tsx';

const route = getRouteApi('/auth/reset');

/** /auth/reset: asks for a link, or, opened through one, for the new password (decisions 2). */
export function ResetPage() {
  const { token } = route.useSearch();
  return token ? <NewPassword token={token} /> : <ForgotPassword />;
}
