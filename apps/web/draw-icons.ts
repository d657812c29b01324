/**
 * Draws the icons of the installed app from the plate of the brand (public/favicon.svg) into public/icons. Run by hand
 * when the plate changes: `node draw-icons.ts`, with the path of a Chromium where Playwright has none of its own.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const PUBLIC = join(import.meta.dirname, 'public');
const PAPER = '#FBF8F1';

/** `share` is how much of the square the plate takes: a mask may cut a fifth off each side of a maskable one. */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 1, background: 'transparent' },
  { file: 'icon-512.png', size: 512, share: 1, background: 'transparent' },
  { file: 'maskable-192.png', size: 192, share: 0.68, background: PAPER },
  { file: 'maskable-512.png', size: 512, share: 0.68, background: PAPER },
  { file: 'apple-touch-icon.png', size: 180, share: 0.78, background: PAPER },
];

const plate = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8');
const [, , executablePath] = process.argv;
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const page = await browser.newPage();
for (const { file, size, share, background } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const style = 'html,body{margin:0;height:100%}body{display:grid;place-items:center}';
  await page.setContent(`<style>${style}body{background:${background}}svg{width:${share * 100}%}</style>${plate}`);
  await page.screenshot({ path: join(PUBLIC, 'icons', file), omitBackground: true });
}
await browser.close();
