import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type PluginOption } from 'vite';
import { groupModules } from './group-modules.ts';
import { precompress } from './precompress.ts';
import { preloadFonts } from './preload-fonts.ts';

const SERVER = 'http://127.0.0.1:3000';

const plugins = (): PluginOption[] => [
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
];

const build: BuildEnvironmentOptions = {
  target: 'es2023',
  sourcemap: false,
  assetsInlineLimit: 0,
  manifest: true,
};

export default defineConfig({
  plugins: [...plugins(), groupModules({ plugins: plugins(), build }), precompress()],
  build,
  server: { port: 5173, proxy: { '/trpc': SERVER, '/api': SERVER } },
});
