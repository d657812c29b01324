import { getRouteApi, Navigate } from '@tanstack/react-router';
import { ForgotPassword } from './forgot-password.tsx';
import { NewPassword } from './new-password.tsx';
import { useSession } from './use-session.ts';

const route = getRouteApi('/auth/reset');

/** /auth/reset: asks for a link, or, opened through one, for the new password (decisions 2). */
export function ResetPage() {
  const { token } = route.useSearch();
  const { hosted } = useSession();
  // A hosted service sends its own emails; its sign-in form leads to them.
  if (hosted) return <Navigate to="/signin" replace />;
  return token ? <NewPassword token={token} /> : <ForgotPassword />;
}
