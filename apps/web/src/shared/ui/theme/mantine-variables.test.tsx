import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cssVariables } from './css-variables.ts';
import { theme } from './theme.ts';

test('mantine-variables.css is what Mantine computes of our theme (vitest -u writes it again)', async () => {
  const html = renderToStaticMarkup(<MantineProvider theme={theme} cssVariablesResolver={cssVariables} />);
  const [, css = ''] = /<style data-mantine-styles="true">(.*?)<\/style>/s.exec(html) ?? [];

  expect(css).toContain('--mantine-color-basil-7');
  await expect(formatted(css)).toMatchFileSnapshot('./mantine-variables.css');
});

/** One declaration a line, as the formatter writes it. */
function formatted(css: string): string {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]+)\}/g)].map(([, selector = '', block = '']) => {
    const declarations = [...block.matchAll(/--[^;]+;/g)].map(([declaration]) => `  ${declaration}\n`);
    return `${selector.trim().replaceAll(', ', ',\n')} {\n${declarations.join('')}}\n`;
  });
  return rules.join('\n').replaceAll(/#[\dA-F]{6}\b/g, (hex) => hex.toLowerCase());
}
