import { ActionIcon, Menu } from '@mantine/core';
import type { Plan } from '@platewise/contract/plan-schema';
import { texts } from '@platewise/contract/texts';
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import type { PlanKeeping } from './use-plan-keeping.ts';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const words = texts.dashboard;

/** What is done to a whole plan. */
export function PlanMenu({ plan, keeping }: { plan: Plan; keeping: PlanKeeping }) {
  const run = (work: (plan: Plan) => Promise<void>) => () => {
    if (!keeping.isBusy) void work(plan);
  };

  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon aria-label={words.more({ plan: plan.name ?? words.unnamedPlan })}>
          <IconDots size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={run(keeping.duplicate)}>
          {words.duplicate}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash {...ICON} />} onClick={run(keeping.remove)}>
          {words.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
