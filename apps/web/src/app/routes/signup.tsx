import { createFileRoute } from '@tanstack/react-router';
import { SignUpPage } from '../../features/identity/screens/sign-up-page.tsx';
import { Data } from '../../shared/api/data.tsx';
import { readRedirectSearch } from '../../shared/session/redirect-path.ts';

export const Route = createFileRoute('/signup')({ validateSearch: readRedirectSearch, component: SignUp });

function SignUp() {
  return (
    <Data>
      <SignUpPage />
    </Data>
  );
}
