import { Box } from '@mantine/core';
import { settings } from '@platewise/contract/texts/site/settings';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import tabs from '../../../shared/ui/layout/tabs.module.css';
import { SETTINGS_TABS, type SettingsTab } from './settings-tab.ts';
import classes from './settings-tabs.module.css';

type SettingsTabsProps = { tab: SettingsTab; onTab: (tab: SettingsTab) => void; children: ReactNode };

/** The tabs over the part that is shown. One stop for Tab; arrows, Home and End move and choose. */
export function SettingsTabs({ tab, onTab, children }: SettingsTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  // On a narrow screen the list scrolls, and a link may lead to a tab beyond its edge.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`#${tabId(tab)}`);
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - list.current.offsetLeft - EDGE_PX;
  }, [tab]);

  function choose(event: KeyboardEvent) {
    const next = tabForKey(event.key, tab);
    if (!next) return;
    event.preventDefault();
    onTab(next);
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={settings.tabList}
        className={`${tabs.list} ${classes.list}`}
        onKeyDown={choose}
      >
        {SETTINGS_TABS.map((one) => (
          <button
            key={one}
            id={tabId(one)}
            type="button"
            role="tab"
            aria-selected={one === tab}
            aria-controls={PANEL_ID}
            tabIndex={one === tab ? 0 : -1}
            className={tabs.tab}
            onClick={() => onTab(one)}
          >
            {settings.tabs[one]}
          </button>
        ))}
      </div>
      <Box id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(tab)} pb="var(--space-96)">
        {children}
      </Box>
    </>
  );
}

/** How much of the tab before the chosen one stays in sight. */
const EDGE_PX = 48;

const PANEL_ID = 'settings-panel';

function tabId(tab: SettingsTab): string {
  return `settings-tab-${tab}`;
}

function tabForKey(key: string, tab: SettingsTab): SettingsTab | undefined {
  const at = SETTINGS_TABS.indexOf(tab);
  switch (key) {
    case 'ArrowRight':
      return SETTINGS_TABS[(at + 1) % SETTINGS_TABS.length];
    case 'ArrowLeft':
      return SETTINGS_TABS.at(at - 1);
    case 'Home':
      return SETTINGS_TABS[0];
    case 'End':
      return SETTINGS_TABS.at(-1);
    default:
      return undefined;
  }
}
