import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '../../../features/identity/screens/register-page.tsx';
import { Data } from '../../../shared/api/data.tsx';
import { readRedirectSearch } from '../../../shared/session/redirect-path.ts';

export const Route = createFileRoute('/user/register')({ validateSearch: readRedirectSearch, component: Register });

function Register() {
  return (
    <Data>
      <RegisterPage />
    </Data>
  );
}
