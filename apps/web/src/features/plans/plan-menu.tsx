import { ActionIcon, Menu } from '@mantine/core';
import { calendarScreen } from '@platewise/contract/locales/en/calendar-screen';
import type { Plan } from '@platewise/contract/plan-schema';
import { texts } from '@platewise/contract/texts';
import { IconBasket, IconCalendarPlus, IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { PopupMenu } from '../../components/overlays/popup-menu.tsx';
import { ToCalendar } from '../calendar/to-calendar.tsx';
import { useMakeList } from '../shopping/use-make-list.ts';
import type { PlanActions } from './use-plan-actions.ts';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const words = texts.dashboard;

/** What is done to a whole plan. */
export function PlanMenu({ plan, planActions }: { plan: Plan; planActions: PlanActions }) {
  const list = useMakeList();
  const [isPlacing, setIsPlacing] = useState(false);
  const name = plan.name ?? words.unnamedPlan;
  const run = (work: (plan: Plan) => Promise<void>) => () => {
    if (!planActions.isBusy) void work(plan);
  };

  return (
    <>
      <PopupMenu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon aria-label={words.more({ plan: name })}>
            <IconDots size={20} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconCalendarPlus {...ICON} />} onClick={() => setIsPlacing(true)}>
            {calendarScreen.toCalendar}
          </Menu.Item>
          <Menu.Item leftSection={<IconBasket {...ICON} />} onClick={() => list.make(plan)}>
            {list.label}
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={run(planActions.duplicate)}>
            {words.duplicate}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash {...ICON} />} onClick={run(planActions.remove)}>
            {words.delete}
          </Menu.Item>
        </Menu.Dropdown>
      </PopupMenu>
      <ToCalendar what={{ plan, name }} opened={isPlacing} onClose={() => setIsPlacing(false)} />
    </>
  );
}
