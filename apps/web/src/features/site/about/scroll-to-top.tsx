import { about } from '@platewise/contract/texts/site/about';
import { IconArrowUp } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import corner from '../help/help-button.module.css';
import classes from './scroll-to-top.module.css';

/** How far the page is scrolled, in px, before the button shows (shell 9). */
const SHOWS_AFTER_PX = 500;

/** A way back to the top of a long page; the focus goes along, since the button is gone once there. */
export function ScrollToTop() {
  const isFarDown = useSyncExternalStore(
    subscribe,
    () => window.scrollY > SHOWS_AFTER_PX,
    () => false,
  );
  if (!isFarDown) return null;

  return (
    <button
      type="button"
      className={`${corner.button} ${classes.button}`}
      aria-label={about.toTop}
      title={about.toTop}
      onClick={goToTop}
      data-screen-only
    >
      <IconArrowUp size={22} stroke={1.5} aria-hidden />
    </button>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

function goToTop() {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('content')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}
