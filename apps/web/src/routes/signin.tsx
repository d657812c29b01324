import { createFileRoute } from '@tanstack/react-router';
import { readRedirectSearch } from '../features/auth/redirect-path.ts';
import { SignInPage } from '../features/auth/sign-in-page.tsx';

export const Route = createFileRoute('/signin')({ validateSearch: readRedirectSearch, component: SignInPage });
