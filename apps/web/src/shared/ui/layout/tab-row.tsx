import { Box } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import classes from './tab-row.module.css';
import tabs from './tabs.module.css';

type TabRowProps<Tab extends string> = {
  /** What the row is called, and what the ids of its parts begin with. */
  name: string;
  id: string;
  tabs: readonly Tab[];
  labels: Readonly<Record<Tab, string>>;
  tab: Tab;
  onTab: (tab: Tab) => void;
  children: ReactNode;
};

/** The tabs over the part that is shown. One stop for Tab; arrows, Home and End move and choose. */
export function TabRow<Tab extends string>({ name, id, tabs: all, labels, tab, onTab, children }: TabRowProps<Tab>) {
  const list = useRef<HTMLDivElement>(null);
  const idOf = (one: Tab) => `${id}-tab-${one}`;
  const chosenId = idOf(tab);

  // On a narrow screen the list scrolls, and a link may lead to a tab beyond its edge.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`#${chosenId}`);
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - list.current.offsetLeft - EDGE_PX;
  }, [chosenId]);

  function choose(event: KeyboardEvent) {
    const next = tabForKey(event.key, all, tab);
    if (!next) return;
    event.preventDefault();
    onTab(next);
    list.current?.querySelector<HTMLElement>(`#${idOf(next)}`)?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={name} className={`${tabs.list} ${classes.list}`} onKeyDown={choose}>
        {all.map((one) => (
          <button
            key={one}
            id={idOf(one)}
            type="button"
            role="tab"
            aria-selected={one === tab}
            aria-controls={`${id}-panel`}
            tabIndex={one === tab ? 0 : -1}
            className={tabs.tab}
            onClick={() => onTab(one)}
          >
            {labels[one]}
          </button>
        ))}
      </div>
      <Box id={`${id}-panel`} role="tabpanel" aria-labelledby={chosenId} pb="var(--space-96)">
        {children}
      </Box>
    </>
  );
}

/** How much of the tab before the chosen one stays in sight. */
const EDGE_PX = 48;

function tabForKey<Tab extends string>(key: string, all: readonly Tab[], tab: Tab): Tab | undefined {
  const at = all.indexOf(tab);
  switch (key) {
    case 'ArrowRight':
      return all[(at + 1) % all.length];
    case 'ArrowLeft':
      return all.at(at - 1);
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    default:
      return undefined;
  }
}
