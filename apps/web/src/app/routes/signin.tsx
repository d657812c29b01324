import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../../features/identity/screens/sign-in-page.tsx';
import { readRedirectSearch } from '../../shared/session/redirect-path.ts';

export const Route = createFileRoute('/signin')({ validateSearch: readRedirectSearch, component: SignInPage });
