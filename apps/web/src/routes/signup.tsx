import { createFileRoute } from '@tanstack/react-router';
import { readRedirectSearch } from '../features/auth/redirect-path.ts';
import { SignUpPage } from '../features/auth/sign-up-page.tsx';

export const Route = createFileRoute('/signup')({ validateSearch: readRedirectSearch, component: SignUpPage });
