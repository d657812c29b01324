import type { Plugin } from 'vite';

const FIRST_FONTS = /(fraunces-latin-opsz-normal|figtree-latin-wght-normal)/;

/** Asks for the two faces that every page shows before the styles that name them have arrived. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head-prepend',
          })),
    },
  };
}
