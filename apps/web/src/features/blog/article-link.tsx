import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A link in the text: a page of ours opens in place, the rest of the web learns nothing of this page. */
export function ArticleLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) return <Link to={href as NonNullable<LinkProps['to']>}>{children}</Link>;
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}
