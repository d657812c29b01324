import { Children, isValidElement, type ReactNode } from 'react';

/** The text within markup, without its tags. */
export function nodeText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return nodeText(child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}
