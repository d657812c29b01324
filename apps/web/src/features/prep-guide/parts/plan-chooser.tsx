import { Box, Button, Flex, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import type { Plan } from '@platewise/contract/plans/plan-schema';
import { prep } from '@platewise/contract/texts/site/prep';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { PlanCheckbox } from '../../../shared/plan/list/plan-checkbox.tsx';
import { PlanFilters } from '../../../shared/plan/list/plan-filters.tsx';
import type { DashboardSearch } from '../../../shared/plan/list/read-dashboard-search.ts';
import { ShowMorePlans } from '../../../shared/plan/list/show-more-plans.tsx';
import { PlateMark } from '../../../shared/ui/brand/plate-mark.tsx';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import { EmptyState } from '../../../shared/ui/states/empty-state.tsx';
import { QueryStates } from '../../../shared/ui/states/query-states.tsx';
import typography from '../../../shared/ui/typography/typography.module.css';
import { withPlan } from '../data/chosen-plans.ts';
import { EatenOrder } from './eaten-order.tsx';
import classes from './prep-guide.module.css';

type PlanChooserProps = { planIds: readonly string[]; onMake: (planIds: readonly string[]) => void };

const PLANS_AT_FIRST = 10;
const words = prep.choose;

/** The newest plans, to be ticked in the order in which they are eaten. */
export function PlanChooser({ planIds, onMake }: PlanChooserProps) {
  const [filter, setFilter] = useState<DashboardSearch>({});
  const [pageSize, setPageSize] = useState(PLANS_AT_FIRST);
  const [chosen, setChosen] = useState(planIds);
  const [isMissing, setIsMissing] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLFieldSetElement>(null);
  const { search, goal } = filter;
  const plans = trpc.plans.page.useQuery(
    { pageSize, ...(search && { search }), ...(goal && { goal }) },
    { placeholderData: keepPreviousData },
  );
  const isFiltered = Boolean(search || goal);

  function make() {
    if (chosen.length === 0) setIsMissing(true);
    else onMake(chosen);
  }

  function choose(next: readonly string[]) {
    setChosen(next);
    setIsMissing(false);
  }

  const isFull = chosen.length >= LIMITS.prepGuidePlansMax;

  return (
    <QueryStates
      query={plans}
      loading={<Skeleton height={360} mb="xl" />}
      failed={{ title: words.errorTitle, text: words.errorText }}
      empty={{ when: ({ total }) => total === 0 && !isFiltered && !plans.isPlaceholderData, show: <NoPlans /> }}
    >
      {({ plans: listed, total }) => (
        <Flex direction="column" gap="lg" pb="var(--space-64)">
          <div>
            <Title order={2} size="h3">
              {words.title}
            </Title>
            <Text inherit mt="var(--space-4)" c="dimmed">
              {words.hint({ max: LIMITS.prepGuidePlansMax })}
            </Text>
          </div>
          <div className={classes.columns}>
            <div>
              <PlanFilters
                asked={filter}
                onAsk={setFilter}
                found={isFiltered && !plans.isPlaceholderData ? total : null}
                searchField={searchField}
              />
              <Box
                component="fieldset"
                ref={list}
                aria-busy={plans.isPlaceholderData}
                m={0}
                mb="md"
                p={0}
                bd="none"
                opacity={plans.isPlaceholderData ? 0.6 : 1}
              >
                <Text component="legend" inherit pb="xs" fw={600}>
                  {words.plans}
                </Text>
                {listed.map((plan) => (
                  <PlanChoice
                    key={plan._id}
                    plan={plan}
                    day={chosen.indexOf(plan._id) + 1}
                    isFull={isFull}
                    onToggle={() => choose(withPlan(chosen, plan._id))}
                  />
                ))}
                {listed.length === 0 && (
                  <Text inherit mt="var(--space-4)" c="dimmed">
                    {words.nothingFound}
                  </Text>
                )}
              </Box>
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
            </div>
            <Stack gap="lg">
              <EatenOrder chosen={chosen} listed={listed} onChoose={choose} />
              <Box className={classes.make}>
                {isMissing && (
                  <Text role="alert" inherit mb="xs" c="var(--tomato)">
                    {words.none}
                  </Text>
                )}
                {isFull && (
                  <Text role="status" inherit mb="xs">
                    {words.full({ max: LIMITS.prepGuidePlansMax })}
                  </Text>
                )}
                <Button w={{ base: '100%', md: 'auto' }} onClick={make}>
                  {words.make}
                </Button>
              </Box>
            </Stack>
          </div>
        </Flex>
      )}
    </QueryStates>
  );
}

function NoPlans() {
  return (
    <EmptyState
      title={words.emptyTitle}
      text={words.emptyText}
      illustration={<PlateMark size={120} />}
      action={<ButtonLink to="/meal">{words.emptyLink}</ButtonLink>}
    />
  );
}

type PlanChoiceProps = {
  plan: Plan;
  /** The day on which it is eaten; 0 where it is not chosen. */
  day: number;
  isFull: boolean;
  onToggle: () => void;
};

/** A plan to tick: when it was made and what is eaten, since most have no name. */
function PlanChoice({ plan, day, isFull, onToggle }: PlanChoiceProps) {
  return (
    <Group className={classes.ruled} align="flex-start" wrap="nowrap" justify="space-between">
      <PlanCheckbox
        plan={plan}
        unnamed={words.unnamed}
        checked={day > 0}
        disabled={isFull && day === 0}
        onToggle={onToggle}
      />
      {day > 0 && (
        <Text
          className={typography.oneLine}
          span
          size="sm"
          flex="none"
          px="sm"
          py="var(--space-2)"
          bdrs="xl"
          bg="var(--primary-tint-strong)"
          fw={600}
        >
          {words.day({ day })}
        </Text>
      )}
    </Group>
  );
}
