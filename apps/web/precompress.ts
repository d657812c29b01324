import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|wasm)$/;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes a brotli and a gzip copy next to each script, style, drawing and WebAssembly of the build, so that the server sends the
 * smallest form without compressing anything at run time.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!TEXT.test(fileName)) continue;
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          for (const { ending, source } of compressed(content)) {
            this.emitFile({ type: 'asset', fileName: `${fileName}${ending}`, source });
          }
        }
      },
    },
  };
}

/** A file in each form that the server sends in its place, with what is put behind its name. */
export function compressed(content: Uint8Array): { ending: string; source: Uint8Array }[] {
  return [
    { ending: '.br', source: brotliCompressSync(content, QUALITY) },
    { ending: '.gz', source: gzipSync(content, { level: 9 }) },
  ];
}
