import { adminScreen as words } from '@platewise/contract/texts/admin/admin-screen';
import { TabRow } from '../../../shared/ui/layout/tab-row.tsx';
import { keyIn, keysOf } from '../data/key-in.ts';
import { InboxTab } from './inbox-tab.tsx';
import { LimitsTab } from './limits-tab.tsx';
import { LogTab } from './log-tab.tsx';
import { MailTab } from './mail-tab.tsx';
import { ModelTab } from './model-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { PeopleTab } from './people-tab.tsx';
import type { AdminView } from './read-admin-search.ts';
import { TasksTab } from './tasks-tab.tsx';

const TABS = {
  overview: OverviewTab,
  people: PeopleTab,
  tasks: TasksTab,
  mail: MailTab,
  inbox: InboxTab,
  model: ModelTab,
  limits: LimitsTab,
  log: LogTab,
};

/** The parts of the admin area, one at a time; what is no tab is the first. */
export function AdminTabs(view: AdminView) {
  const tab = keyIn(words.tabs, view.asked.tab) ?? 'overview';
  const Shown = TABS[tab];
  return (
    <TabRow
      name={words.tabList}
      id="admin"
      tabs={keysOf(words.tabs)}
      labels={words.tabs}
      tab={tab}
      onTab={(next) => view.onAsk({ tab: next }, { replace: true })}
    >
      <Shown {...view} />
    </TabRow>
  );
}
