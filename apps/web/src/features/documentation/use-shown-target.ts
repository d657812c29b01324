import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { DocSection } from '../../content/documentation/section.ts';

/** Clears the search when a link leads to a topic that it hides, and goes there. */
export function useShownTarget(sections: readonly DocSection[], clearSearch: () => void): void {
  const hash = useLocation({ select: (location) => location.hash });
  const hidden = useRef('');

  const uncover = useEffectEvent((target: string) => {
    if (!target || isShown(sections, target)) return;
    hidden.current = target;
    clearSearch();
  });
  useEffect(() => uncover(hash), [hash]);

  useEffect(() => {
    if (!hidden.current || !isShown(sections, hidden.current)) return;
    document.getElementById(hidden.current)?.scrollIntoView();
    hidden.current = '';
  }, [sections]);
}

function isShown(sections: readonly DocSection[], target: string): boolean {
  return sections.some(({ id, topics }) => id === target || topics.some((topic) => topic.id === target));
}
