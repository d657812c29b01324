import { createRootRoute } from '@tanstack/react-router';
import { NotFound } from '../features/shell/not-found.tsx';
import { PageError } from '../features/shell/page-error.tsx';
import { Shell } from '../features/shell/shell.tsx';

export const Route = createRootRoute({ component: Shell, notFoundComponent: NotFound, errorComponent: PageError });
