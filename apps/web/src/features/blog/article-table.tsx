import { Children, Fragment, isValidElement, type ReactElement, type ReactNode, useId } from 'react';
import classes from './article-table.module.css';
import { nodeText } from './node-text.ts';

type Element = ReactElement<{ children?: ReactNode; colSpan?: number }>;

/** A figure with its sign and unit, and nothing else. */
const FIGURE = /^[+−]?[\d.,]+(\s?%| points)?$/;

/**
 * A table of an article: it scrolls sideways where it is wider than the screen, beneath a caption that stays, and
 * columns of figures stand right.
 */
export function ArticleTable({ children }: { children: ReactNode }) {
  const captionId = useId();
  return (
    <figure className={classes.figure}>
      <figcaption id={captionId} className={classes.caption}>
        {elements(children, 'caption').map(({ props }) => props.children)}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={classes.scroller} tabIndex={0} aria-labelledby={captionId}>
        <table className={classes.table} aria-labelledby={captionId} data-figures={figureColumns(children).join(' ')}>
          {elements(children, 'thead')}
          {elements(children, 'tbody')}
        </table>
      </section>
    </figure>
  );
}

/** The columns, counted from 1, in which every row has a figure. */
function figureColumns(table: ReactNode): number[] {
  const rows = elements(table, 'tbody')
    .flatMap((body) => elements(body.props.children, 'tr'))
    .map((row) => Children.toArray(row.props.children).filter(isElement))
    .filter((cells) => cells.every(({ props }) => props.colSpan === undefined));
  const columns = Array.from({ length: rows[0]?.length ?? 0 }, (_, index) => index);
  return columns
    .filter((index) => rows.every((cells) => FIGURE.test(nodeText(cells[index]))))
    .map((index) => index + 1);
}

function elements(node: ReactNode, type: string): Element[] {
  return Children.toArray(node)
    .filter(isElement)
    .flatMap((child) => (child.type === Fragment ? elements(child.props.children, type) : child))
    .filter((child) => child.type === type);
}

function isElement(node: ReactNode): node is Element {
  return isValidElement(node);
}
