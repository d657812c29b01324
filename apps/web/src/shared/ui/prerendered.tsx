import type { HTMLAttributes, ReactNode } from 'react';

const ATTRIBUTE = 'data-built-ahead';

/** Read before anything hydrates: the page may have been left by the time that a part of it is asked for. */
const KEPT = keptParts();

type PrerenderedProps = HTMLAttributes<HTMLDivElement> & {
  /** Names the part, once in the whole site. */
  name: string;
  /** The part itself; without it, what the document held under the name. */
  children?: ReactNode;
};

/**
 * A part of a page that is only read. In a page that was prerendered it stays as it was written, and its code and texts
 * are never fetched. Nothing in it hydrates: links to other pages and whatever is pressed belong next to it.
 */
export function Prerendered({ name, children, ...others }: PrerenderedProps) {
  const attributes = { ...others, [ATTRIBUTE]: name };
  const html = KEPT.get(name);
  if (children !== undefined || html === undefined) return <div {...attributes}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own text, as this build wrote it.
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Whether the document held the part when the application started. */
export function wasPrerendered(name: string): boolean {
  return KEPT.has(name);
}

function keptParts(): Map<string, string> {
  const parts = typeof document === 'undefined' ? [] : document.querySelectorAll(`[${ATTRIBUTE}]`);
  return new Map(Array.from(parts, (part) => [part.getAttribute(ATTRIBUTE) ?? '', part.innerHTML]));
}
