import { createFileRoute } from '@tanstack/react-router';
import { readRedirectSearch } from '../features/auth/redirect-path.ts';
import { SignUpPage } from '../features/auth/sign-up-page.tsx';
import { Data } from '../features/remote-data/data.tsx';

export const Route = createFileRoute('/signup')({ validateSearch: readRedirectSearch, component: SignUp });

function SignUp() {
  return (
    <Data>
      <SignUpPage />
    </Data>
  );
}
