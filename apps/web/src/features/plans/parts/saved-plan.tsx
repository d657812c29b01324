import { ActionIcon, Box, Flex, Group, Menu, Text, Title } from '@mantine/core';
import type { Plan } from '@platewise/contract/plans/plan-schema';
import { texts } from '@platewise/contract/texts';
import { addToCalendar } from '@platewise/contract/texts/calendar/add-to-calendar';
import { IconBasket, IconCalendarPlus, IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { CertificateLine } from '../../../shared/certificate/certificate-line.tsx';
import { PlanWarnings } from '../../../shared/certificate/plan-warnings.tsx';
import { FamilyDay } from '../../../shared/family/family-day.tsx';
import { createdAtText } from '../../../shared/format/created-at.ts';
import { type NamedPlan, PlanNameForm } from '../../../shared/plan/name/plan-name-form.tsx';
import { useNameEditing } from '../../../shared/plan/name/use-name-editing.ts';
import { PlanMeals } from '../../../shared/plan/plan-meals.tsx';
import { PlanTotal } from '../../../shared/plan/plan-total.tsx';
import { useMakeList } from '../../../shared/plan/use-make-list.ts';
import { useHandedIn } from '../../../shared/ui/handed-in.ts';
import { PopupMenu } from '../../../shared/ui/overlays/popup-menu.tsx';
import typography from '../../../shared/ui/typography/typography.module.css';
import type { PlanActions } from '../data/use-plan-actions.ts';
import classes from './plans.module.css';

/** One plan like a page of a cookbook: what it was for, when it was made, what it comes to, its meals. */
export function SavedPlan({ plan, planActions }: { plan: Plan; planActions: PlanActions }) {
  const { PlanExportMenu, PlanSheet } = useHandedIn();
  const nameId = `plan-${plan._id}`;
  const name = plan.name ?? texts.dashboard.unnamedPlan;
  const { actual, target, people } = plan.certificate;

  return (
    <article aria-labelledby={nameId} aria-busy={planActions.isBusy}>
      <Box mb="md">
        <Group gap="var(--space-8) var(--space-16)" align="flex-start" justify="space-between">
          <PlanName plan={plan} id={nameId} />
          <Group gap="xs" wrap="nowrap">
            <PlanExportMenu plan={plan} name={name} />
            <PlanMenu plan={plan} planActions={planActions} />
          </Group>
        </Group>
        <Flex component="dl" className={typography.figures} gap="var(--space-8) var(--space-40)" wrap="wrap" mt="sm">
          <Fact name={texts.dashboard.goal}>{texts.options.goal[plan.goal]}</Fact>
          <Fact name={texts.dashboard.diet}>{texts.options.diet[plan.dietaryPreferences]}</Fact>
          <Fact name={texts.dashboard.createdAt}>
            <time dateTime={plan.createdAt}>{createdAtText(plan.createdAt)}</time>
          </Fact>
        </Flex>
      </Box>
      <CertificateLine certificate={plan.certificate} meals={plan.meals} planId={plan._id} />
      {people ? <FamilyDay people={people} /> : <PlanTotal day={actual} targetKcal={target.calories} />}
      <PlanWarnings warnings={plan.warnings} />
      <PlanMeals planId={plan._id} plan={plan} showNutrition />
      <PlanSheet plan={plan} name={name} />
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed" lh={1.3}>
        {name}
      </Text>
      <Text component="dd" inherit>
        {children}
      </Text>
    </div>
  );
}

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const words = texts.dashboard;

/** What is done to a whole plan. */
function PlanMenu({ plan, planActions }: { plan: Plan; planActions: PlanActions }) {
  const { ToCalendar } = useHandedIn();
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
            {addToCalendar.toCalendar}
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

/** A plan's name, which is changed where it stands. */
function PlanName({ plan, id }: { plan: NamedPlan; id: string }) {
  const { isEditing, pencil, open, field } = useNameEditing(plan._id);
  const name = plan.name ?? words.unnamedPlan;

  return (
    <Group gap="var(--space-4)" wrap="nowrap" flex="1 1 280px" miw={0}>
      <Title
        dir="auto"
        order={2}
        id={id}
        className={`${classes.title} ${typography.breakable}`}
        data-hidden={isEditing}
        miw={0}
      >
        {name}
      </Title>
      {isEditing ? (
        <PlanNameForm plan={plan} {...field} />
      ) : (
        <ActionIcon ref={pencil} aria-label={words.renamePlan({ plan: name })} onClick={open}>
          <IconPencil size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}
