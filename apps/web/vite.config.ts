import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';
import { preloadFonts } from './preload-fonts.ts';

const SERVER = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/app/routes',
      generatedRouteTree: 'src/app/routeTree.gen.ts',
      quoteStyle: 'single',
      // Binds the types of links and search parameters to our routes.
      routeTreeFileFooter: [
        "import type { createAppRouter } from './router.ts'",
        "declare module '@tanstack/react-router' {\n  interface Register {\n    router: ReturnType<typeof createAppRouter>\n  }\n}",
      ],
    }),
    react(),
    preloadFonts(),
    precompress(),
  ],
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        // Left alone, the bundler makes some fifty small files of what every page starts with.
        codeSplitting: { groups: [{ name: 'start', test: /apps\/web\/src\/app\/main\.tsx$/ }] },
      },
    },
  },
  server: { port: 5173, proxy: { '/trpc': SERVER, '/api': SERVER } },
});
