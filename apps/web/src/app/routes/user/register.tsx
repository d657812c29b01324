import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '../../../features/identity/screens/register-page.tsx';
import { readRedirectSearch } from '../../../shared/session/redirect-path.ts';
import { Screen } from '../../screen.tsx';

export const Route = createFileRoute('/user/register')({ validateSearch: readRedirectSearch, component: Register });

function Register() {
  return (
    <Screen>
      <RegisterPage />
    </Screen>
  );
}
