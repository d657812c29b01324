import type { CookingPage } from './cooking-pages.ts';
import classes from './cooking-progress.module.css';

/** How far one is: a mark for each page; the words are on the page. */
export function CookingProgress({ pages, place }: { pages: readonly CookingPage[]; place: number }) {
  return (
    <div className={classes.progress} aria-hidden="true">
      {pages.map((page, index) => (
        <span key={page.kind === 'step' ? page.step : page.kind} data-done={index <= place} />
      ))}
    </div>
  );
}
