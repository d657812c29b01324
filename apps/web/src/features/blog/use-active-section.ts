import { useEffect, useState } from 'react';

/** The part of the screen that counts as being read: below the header, above the lower half. */
const READING_BAND = '-80px 0px -55% 0px';

/** The id of the section that is being read, undefined before the first; sections lie around the headings with these ids. */
export function useActiveSection(sections: readonly { id: string }[]): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('aria-labelledby') ?? '';
          if (isIntersecting) seen.add(id);
          else seen.delete(id);
        }
        const first = sections.find(({ id }) => seen.has(id));
        if (first) setActive(first.id);
      },
      { rootMargin: READING_BAND },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id)?.parentElement;
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  return active;
}
