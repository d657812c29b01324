import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('the landing page names its six features, and leads to planner and pricing', async () => {
  const user = await web.open('/');
  const features = within(screen.getByRole('region', { name: 'From your rules to a full plate' }));
  expect(features.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Effortless Planning',
    'Time-Saving Recipes',
    'Smart Nutrition',
    'Intuitive Cooking Mode',
    'One-Click Grocery List',
    'Calorie Tracking',
  ]);
  const start = within(screen.getByRole('main')).getByRole('link', { name: 'Get Started' });
  expect(start.getAttribute('href')).toBe('/meal');

  await user.click(screen.getByRole('link', { name: 'View Pricing' }));

  expect(await screen.findByRole('radio', { name: /^Yearly/ })).toBeTruthy();
  expect(web.address()).toBe('/pricing');
});

test('the words of the headline go round every two seconds until they are paused', async () => {
  allowMotion();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const user = await web.open('/');
  expect(shownWord()).toBe('in Seconds');

  for (const word of ['for you', 'Ai Generated', 'Personalized', 'in Seconds', 'for you']) {
    act(() => void vi.advanceTimersByTime(2000));
    expect(shownWord()).toBe(word);
  }

  await user.click(screen.getByRole('button', { name: 'Pause the changing words' }));
  act(() => void vi.advanceTimersByTime(6000));
  expect(shownWord()).toBe('for you');
});

test('the words of the headline stand still where motion is unwanted', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await web.open('/');

  act(() => void vi.advanceTimersByTime(8000));

  expect(shownWord()).toBe('in Seconds');
});

test('the three testimonials are marked as examples and can be stopped', async () => {
  const user = await web.open('/');
  const voices = screen.getByRole('list', { name: 'Examples of what people might say' });
  expect(within(voices).getAllByRole('listitem')).toHaveLength(3);
  expect(within(voices).getAllByText('Example')).toHaveLength(3);

  await user.click(screen.getByRole('button', { name: 'Pause' }));

  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  expect(voices.closest('[data-paused]')).not.toBeNull();
});

function allowMotion(): void {
  const { happyDOM } = window as unknown as { happyDOM: { settings: { device: object } } };
  Object.assign(happyDOM.settings.device, { prefersReducedMotion: 'no-preference' });
}

function shownWord() {
  return screen.getByRole('heading', { level: 1 }).querySelector('[data-shown]')?.textContent;
}
