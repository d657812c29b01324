import { Box, Text } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode, useId } from 'react';
import table from '../../../shared/ui/layout/table.module.css';
import classes from './dressed-content.module.css';

type AnyProps = { children?: ReactNode; href?: string };

/** The plain markup of an article as the page shows it: links that know where they lead, tables that scroll. */
export function dressedContent(content: ReactNode): ReactNode {
  return Children.map(content, (child) => {
    if (!isValidElement<AnyProps>(child)) return child;
    if (child.props.children === undefined) return child;
    const children = dressedContent(child.props.children);
    if (child.type === 'table') return <ArticleTable>{children}</ArticleTable>;
    if (child.type === 'a') return <ArticleLink href={child.props.href ?? ''}>{children}</ArticleLink>;
    return cloneElement(child, undefined, children);
  });
}

/** A link in the text: a page of ours opens in place, the rest of the web learns nothing of this page. */
function ArticleLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) return <Link to={href as NonNullable<LinkProps['to']>}>{children}</Link>;
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}

type Element = ReactElement<{ children?: ReactNode; colSpan?: number }>;

/** A figure with its sign and unit, and nothing else. */
const FIGURE = /^[+−]?[\d.,]+(\s?%| points)?$/;

/**
 * A table of an article: it scrolls sideways where it is wider than the screen, beneath a caption that stays, and
 * columns of figures stand right.
 */
function ArticleTable({ children }: { children: ReactNode }) {
  const captionId = useId();
  return (
    <Box component="figure" className={classes.figure} my="xl">
      <Text id={captionId} component="figcaption" size="sm" mb="xs" fw={600}>
        {elements(children, 'caption').map(({ props }) => props.children)}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={classes.scroller} tabIndex={0} aria-labelledby={captionId}>
        <table
          className={`${table.table} ${classes.table}`}
          aria-labelledby={captionId}
          data-figures={figureColumns(children).join(' ')}
        >
          {elements(children, 'thead')}
          {elements(children, 'tbody')}
        </table>
      </section>
    </Box>
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

/** The text within markup, without its tags. */
function nodeText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return nodeText(child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}
