import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../../features/identity/screens/sign-in-page.tsx';
import { readRedirectSearch } from '../../shared/session/redirect-path.ts';
import { Screen } from '../screen.tsx';

export const Route = createFileRoute('/signin')({ validateSearch: readRedirectSearch, component: SignIn });

/** The meals of the demo stand below the form: their details ask the server. */
function SignIn() {
  return (
    <Screen>
      <SignInPage />
    </Screen>
  );
}
