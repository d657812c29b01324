import { createFileRoute } from '@tanstack/react-router';
import { readRedirectSearch } from '../../features/auth/redirect-path.ts';
import { RegisterPage } from '../../features/registration/register-page.tsx';
import { Data } from '../../features/remote-data/data.tsx';

export const Route = createFileRoute('/user/register')({ validateSearch: readRedirectSearch, component: Register });

function Register() {
  return (
    <Data>
      <RegisterPage />
    </Data>
  );
}
