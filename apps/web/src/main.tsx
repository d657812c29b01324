import './theme/mantine.css';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/opsz.css';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openBrowserSession } from './features/auth/browser-session.ts';
import { Providers } from './providers.tsx';
import { createAppRouter } from './router.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root');

const session = openBrowserSession();
const router = createAppRouter();

createRoot(container).render(
  <StrictMode>
    <Providers session={session}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
