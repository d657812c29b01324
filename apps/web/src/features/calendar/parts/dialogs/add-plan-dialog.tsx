import { Box, Button, Checkbox, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import type { Plan } from '@platewise/contract/plans/plan-schema';
import { texts } from '@platewise/contract/texts';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { createdAtText } from '../../../../shared/format/created-at.ts';
import { ShowMorePlans } from '../../../../shared/plan/list/show-more-plans.tsx';
import { usePlansPage } from '../../../../shared/plan/list/use-plans-page.ts';
import { Dialog, type DialogProps } from '../../../../shared/ui/dialogs/dialog.tsx';
import { useSearchField } from '../../../../shared/ui/lists/use-search-field.ts';
import { QueryStates } from '../../../../shared/ui/states/query-states.tsx';
import typography from '../../../../shared/ui/typography/typography.module.css';
import { type AskedInDialog, type CalendarDesk, entryAt } from '../../data/calendar-desk.ts';
import { entryName } from '../../data/entry-words.ts';
import { useAdding } from '../../data/use-adding.ts';
import { placeMutation } from '../../data/write/mutations.ts';
import classes from '../calendar.module.css';
import { longDayText, placeText } from '../week/day-words.ts';
import { ChoiceRow } from './choice-row.tsx';

type Asked = Extract<AskedInDialog, { asks: 'plan-meal' | 'plan' }>;
type AddPlanDialogProps = DialogProps & { desk: CalendarDesk; asked: Asked };

const words = calendarScreen;
const PLANS_AT_FIRST = 10;

/** The saved plans: one of their meals for a slot, or a whole plan for a day. */
export function AddPlanDialog({ asked, desk, ...frame }: AddPlanDialogProps) {
  const title =
    asked.asks === 'plan'
      ? words.addDayTitle({ day: longDayText(asked.date) })
      : words.addTitle({ place: placeText(asked.place) });
  return (
    <Dialog title={title} {...frame}>
      <ChosenPlans asked={asked} desk={desk} onDone={frame.onClose} />
    </Dialog>
  );
}

function ChosenPlans({ asked, desk, onDone }: { asked: Asked; desk: CalendarDesk; onDone: () => void }) {
  const [search, setSearch] = useState<string | undefined>();
  const [pageSize, setPageSize] = useState(PLANS_AT_FIRST);
  const [replace, setReplace] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const field = useSearchField(search, setSearch);
  const plans = usePlansPage({ page: 1, pageSize, ...(search && { search }) });
  const { isBusy, failure, add } = useAdding(onDone);
  const standing = asked.asks === 'plan-meal' ? entryAt(desk, asked.place) : null;

  return (
    <QueryStates
      query={plans}
      loading={<Skeleton height={240} />}
      failed={{ text: words.plansFailed }}
      empty={{
        when: ({ total }) => total === 0 && !search && !plans.isPlaceholderData,
        show: (
          <Text size="sm" c="dimmed">
            {words.noPlans}
          </Text>
        ),
      }}
    >
      {({ plans: listed, total }) => (
        <Stack gap="sm">
          {standing && (
            <Text size="sm" c="dimmed">
              {words.addOverHint({ other: entryName(standing) })}
            </Text>
          )}
          <TextInput
            type="search"
            label={words.searchPlans}
            placeholder={words.searchPlaceholder}
            maxLength={LIMITS.nameMaxCharacters}
            leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
            data-autofocus
            value={field.value}
            onChange={({ currentTarget }) => field.type(currentTarget.value)}
            onKeyDown={({ key }) => key === 'Enter' && field.ask()}
          />
          {asked.asks === 'plan' && (
            <Checkbox
              label={words.replaceAll}
              checked={replace}
              onChange={({ currentTarget }) => setReplace(currentTarget.checked)}
            />
          )}
          <Text role="status" size="sm" c="dimmed">
            {listed.length === 0 ? words.nothingFound : search && words.found({ count: total })}
          </Text>
          {failure && (
            <Text role="alert" inherit c="var(--tomato)">
              {failure}
            </Text>
          )}
          <ul ref={list} className={classes.divided} aria-busy={plans.isPlaceholderData}>
            {listed.map((plan) => (
              <PlanChoice
                key={plan._id}
                plan={plan}
                asked={asked}
                desk={desk}
                replace={replace}
                isBusy={isBusy}
                onAdd={add}
              />
            ))}
          </ul>
          <ShowMorePlans
            list={list}
            shown={listed.length}
            total={total}
            pageSize={pageSize}
            onPageSize={setPageSize}
            isLoading={plans.isPlaceholderData}
          >
            {words.showMore}
          </ShowMorePlans>
        </Stack>
      )}
    </QueryStates>
  );
}

type PlanChoiceProps = {
  plan: Plan;
  asked: Extract<AskedInDialog, { asks: 'plan-meal' | 'plan' }>;
  desk: CalendarDesk;
  replace: boolean;
  isBusy: boolean;
  onAdd: (work: () => Promise<string | null>) => void;
};

/** One saved plan: all of it for a day, or its meals one by one for a slot. */
function PlanChoice({ plan, asked, desk, replace, isBusy, onAdd }: PlanChoiceProps) {
  const name = plan.name ?? texts.dashboard.unnamedPlan;
  const planId = plan._id;

  return (
    <Box component="li" py="sm">
      <Group gap="sm" wrap="nowrap" justify="space-between">
        <Box className={typography.breakable} miw={0}>
          <Title dir="auto" order={3} fz="md">
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            {createdAtText(plan.createdAt)}
          </Text>
          {asked.asks === 'plan' && (
            <Text size="sm" c="dimmed">
              {plan.meals.map((meal) => meal.name).join(' · ')}
            </Text>
          )}
        </Box>
        {asked.asks === 'plan' && (
          <Button
            flex="none"
            variant="light"
            size="compact-md"
            aria-label={words.addWholeNamed({ name })}
            aria-disabled={isBusy}
            onClick={() => onAdd(() => desk.whole.placePlan({ date: asked.date, planId, replace }))}
          >
            {words.addWhole}
          </Button>
        )}
      </Group>
      {asked.asks === 'plan-meal' && (
        <ul className={classes.divided} aria-label={words.mealsOf({ name })}>
          {plan.meals.map((meal) => (
            <ChoiceRow
              key={meal.id}
              meal={meal}
              isBusy={isBusy}
              onAdd={() =>
                onAdd(() => {
                  const source = { planId, mealId: meal.id, meal };
                  return desk.changes.apply(placeMutation(asked.place, source, entryAt(desk, asked.place)));
                })
              }
            />
          ))}
        </ul>
      )}
    </Box>
  );
}
