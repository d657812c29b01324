import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const NAMES = ['first', 'second', 'third', 'fourth', 'fifth'];
/** Less than React would take for the third of them, were they boundaries that wait (lazy-part.tsx). */
const SOON_MS = 500;

const page = document.createElement('div');
const root = createRoot(page);

afterEach(() => root.render(null));

/** A part whose code comes when it is asked to. */
function partOf(name: string) {
  const come = Promise.withResolvers<() => string>();
  const fetchPart = vi.fn(() => come.promise);
  const Part = lazyPart<object>(fetchPart, {
    pending: () => `${name} is to come. `,
    Failed: ({ onRetry }) => (
      <button type="button" onClick={onRetry}>
        {name} failed
      </button>
    ),
  });
  return { Part, fetchPart, come: () => come.resolve(() => `${name} is there. `) };
}

test('each part shows as its code comes, however many there are', async () => {
  const parts = NAMES.map(partOf);
  root.render(parts.map(({ Part }, index) => <Part key={NAMES[index]} />));
  await vi.waitFor(() => expect(page.textContent).toBe(NAMES.map((name) => `${name} is to come. `).join('')));
  const soon = new Promise((resolve) => setTimeout(() => resolve(page.textContent), SOON_MS));

  const shown = (async () => {
    for (const [index, { come }] of parts.entries()) {
      come();
      await vi.waitFor(() => expect(page.textContent).toContain(`${NAMES[index]} is there.`), { interval: 5 });
    }
    return page.textContent;
  })();

  expect(await Promise.race([shown, soon])).toBe(NAMES.map((name) => `${name} is there. `).join(''));
});

test('a part that failed is alone in that, and is fetched again when it is asked for', async () => {
  const [lost, other] = [partOf('lost'), partOf('other')];
  lost.fetchPart.mockImplementation(async () => {
    throw new Error('offline');
  });
  root.render([<lost.Part key="lost" />, <other.Part key="other" />]);
  other.come();
  await vi.waitFor(() => expect(page.textContent).toBe('lost failedother is there. '), 3000);

  lost.fetchPart.mockImplementation(async () => () => 'lost is there. ');
  page.querySelector('button')?.click();

  await vi.waitFor(() => expect(page.textContent).toBe('lost is there. other is there. '));
});
