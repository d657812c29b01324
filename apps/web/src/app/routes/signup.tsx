import { createFileRoute } from '@tanstack/react-router';
import { SignUpPage } from '../../features/identity/screens/sign-up-page.tsx';
import { readRedirectSearch } from '../../shared/session/redirect-path.ts';
import { Screen } from '../screen.tsx';

export const Route = createFileRoute('/signup')({ validateSearch: readRedirectSearch, component: SignUp });

function SignUp() {
  return (
    <Screen>
      <SignUpPage />
    </Screen>
  );
}
