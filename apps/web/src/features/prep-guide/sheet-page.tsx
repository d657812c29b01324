import { prep as words } from '@platewise/contract/locales/en/site/prep';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { fitType } from './fit-type.ts';
import classes from './guide-sheet.module.css';

type SheetPageProps = {
  title: string;
  facts: string;
  /** What flows over both pages: this is the first or the second of them. Without it the page is alone. */
  part?: 1 | 2;
  /** Called where not all of it has room; without it the steps are left out then, and the page says so. */
  onFull?: () => void;
  children: ReactNode;
};

/** One sheet of paper in the largest type that has room for what is on it. */
export function SheetPage({ title, facts, part, onFull, children }: SheetPageProps) {
  const page = useRef<HTMLDivElement>(null);
  const columns = useRef<HTMLDivElement>(null);

  // Before it is printed: measured where nobody sees it.
  useLayoutEffect(() => {
    const [paper, text] = [page.current, columns.current];
    if (!paper || !text) return;
    const isFitted = fitPage(paper, text, part === undefined ? 1 : 2);
    if (isFitted) return;
    if (onFull) return onFull();
    paper.dataset.short = 'true';
    fitPage(paper, text, 1);
  }, [part, onFull]);

  return (
    <div ref={page} className={classes.page} data-short="false">
      <div className={classes.head}>
        <h1 dir="auto">{title}</h1>
        <p>
          {facts} <span className={classes.short}>{words.sheetShort}</span>
        </p>
      </div>
      <div ref={columns} className={classes.columns} data-part={part}>
        {children}
      </div>
    </div>
  );
}

/** What has no room goes on in columns to the right: beyond those of so many pages it is too much. */
function fitPage(paper: HTMLElement, text: HTMLElement, pages: number): boolean {
  const gap = Number.parseFloat(getComputedStyle(text).columnGap);
  return fitType({
    setType: (points) => {
      paper.style.fontSize = `${points}pt`;
    },
    isFull: () => text.scrollWidth > pages * text.clientWidth + (pages - 1) * gap + 1,
  });
}
