import { cloneElement, Fragment, isValidElement, type ReactNode } from 'react';

type WithChildren = { children?: ReactNode };

/** The words of a query as one pattern for each, in any case; none for a query of blanks. */
export function queryPatterns(query: string): RegExp[] {
  const words = query.trim().split(/\s+/).filter(Boolean);
  return words.map((word) => new RegExp(word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'gi'));
}

/** The text of what would be shown, with blanks between its blocks. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (!isValidElement<WithChildren>(node)) return '';
  return isBlock(node.type) ? ` ${textOf(node.props.children)} ` : textOf(node.props.children);
}

/** Whether every word occurs somewhere. */
export function hasAll(text: string, patterns: readonly RegExp[]): boolean {
  return patterns.every((pattern) => text.search(pattern) >= 0);
}

/** The same content with every match marked. */
export function markMatches(node: ReactNode, patterns: readonly RegExp[]): ReactNode {
  if (patterns.length === 0) return node;
  if (typeof node === 'string') return markText(node, patterns);
  if (Array.isArray(node)) {
    // biome-ignore lint/suspicious/noArrayIndexKey: the content never changes its order
    return node.map((child, index) => <Fragment key={index}>{markMatches(child, patterns)}</Fragment>);
  }
  if (!isValidElement<WithChildren>(node) || node.props.children === undefined) return node;
  return cloneElement(node, {}, markMatches(node.props.children, patterns));
}

function markText(text: string, patterns: readonly RegExp[]): ReactNode {
  const either = new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), 'gi');
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(either)) {
    parts.push(text.slice(end, index), <mark key={index}>{match}</mark>);
    end = index + match.length;
  }
  return end === 0 ? text : [...parts, text.slice(end)];
}

function isBlock(type: unknown): boolean {
  return typeof type === 'string' && ['p', 'li', 'ul', 'ol', 'pre'].includes(type);
}
