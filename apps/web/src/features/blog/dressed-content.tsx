import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { ArticleLink } from './article-link.tsx';
import { ArticleTable } from './article-table.tsx';

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
