import { createRootRoute } from '@tanstack/react-router';
import { NotFound } from '../shell/not-found.tsx';
import { PageError } from '../shell/page-error.tsx';
import { Shell } from '../shell/shell.tsx';

export const Route = createRootRoute({ component: Shell, notFoundComponent: NotFound, errorComponent: PageError });
