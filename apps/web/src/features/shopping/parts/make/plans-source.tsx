import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { trpc } from '../../../../shared/api/trpc.ts';
import { failureOf } from '../../../../shared/forms/failure-of.ts';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { PlanCheckbox } from '../../../../shared/plan/list/plan-checkbox.tsx';
import { ShowMorePlans } from '../../../../shared/plan/list/show-more-plans.tsx';
import { PlateMark } from '../../../../shared/ui/brand/plate-mark.tsx';
import { ButtonLink } from '../../../../shared/ui/buttons/button-link.tsx';
import { EmptyState } from '../../../../shared/ui/states/empty-state.tsx';
import { LoadingBlock } from '../../../../shared/ui/states/loading-block.tsx';
import { QueryStates } from '../../../../shared/ui/states/query-states.tsx';
import { readSourceForm } from '../../data/read-source-form.ts';
import { useFollowSource } from '../../data/use-follow-source.ts';
import { StartAgain } from '../list/start-again.tsx';
import classes from '../shopping.module.css';
import type { SourceProps } from './list-maker.tsx';
import { PeopleInput } from './people-input.tsx';

const words = shoppingScreen.make;

/** Saved plans, those of the address or those that the list follows already chosen. */
export function PlansSource({ list, plans, onDone }: SourceProps & { plans: string | undefined }) {
  const { source } = list;
  const { follow } = useFollowSource(onDone);
  const { form, formProps, formError, isSending } = useSchemaForm({
    initialValues: {
      planIds: plans ? plans.split(',') : source?.kind === 'plans' ? source.planIds : [],
      numberOfPeople: String(source?.numberOfPeople ?? 1),
      startAnew: false,
    },
    read: readSourceForm,
    onSubmit: (wish) => follow(wish).then(() => null, failureOf(words.failed)),
  });
  const chosen = form.values.planIds;
  const isFull = chosen.length >= LIMITS.shoppingPlansMax;

  function toggle(planId: string) {
    form.setFieldValue('planIds', chosen.includes(planId) ? chosen.filter((id) => id !== planId) : [...chosen, planId]);
  }

  return (
    <form {...formProps}>
      <Stack gap="lg" maw="var(--reading-width)">
        <FormError sentence={formError} />
        <PlanTicks chosen={chosen} isFull={isFull} onToggle={toggle} />
        <div className={classes.fields}>
          <PeopleInput {...form.getInputProps('numberOfPeople')} />
        </div>
        <StartAgain
          list={list}
          value={form.values.startAnew}
          onChange={(startAnew) => form.setFieldValue('startAnew', startAnew)}
        />
        {form.errors.planIds && (
          <Text role="alert" inherit c="var(--tomato)">
            {words.noneChosen}
          </Text>
        )}
        <Group className={classes.submit} gap="sm">
          <Button type="submit" loading={isSending}>
            {words.submit}
          </Button>
          <Text role="status" inherit>
            {isFull ? words.full({ max: LIMITS.shoppingPlansMax }) : words.chosen({ count: chosen.length })}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}

type PlanTicksProps = { chosen: readonly string[]; isFull: boolean; onToggle: (planId: string) => void };

const PLANS_AT_FIRST = 10;

/** The newest plans with a box each; more of them on demand. */
function PlanTicks({ chosen, isFull, onToggle }: PlanTicksProps) {
  const [pageSize, setPageSize] = useState(PLANS_AT_FIRST);
  const list = useRef<HTMLFieldSetElement>(null);
  const plans = trpc.plans.page.useQuery({ pageSize }, { placeholderData: keepPreviousData });

  return (
    <QueryStates
      query={plans}
      loading={<LoadingBlock height={280} />}
      failed={{ title: words.plansFailed, text: words.plansFailedText }}
      empty={{ when: ({ total }) => total === 0, show: <NoPlans /> }}
    >
      {({ plans: listed, total }) => (
        <Box
          component="fieldset"
          ref={list}
          aria-busy={plans.isPlaceholderData}
          m={0}
          p={0}
          bd="none"
          opacity={plans.isPlaceholderData ? 0.6 : 1}
          miw={0}
        >
          <Text component="legend" inherit pb="var(--space-4)" fw={600}>
            {words.plans}
          </Text>
          <Text inherit mb="sm" c="dimmed">
            {words.plansHint({ max: LIMITS.shoppingPlansMax })}
          </Text>
          {listed.map((plan) => (
            <div key={plan._id} className={classes.ruled}>
              <PlanCheckbox
                plan={plan}
                unnamed={words.unnamed}
                checked={chosen.includes(plan._id)}
                disabled={isFull && !chosen.includes(plan._id)}
                onToggle={() => onToggle(plan._id)}
              />
            </div>
          ))}
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
        </Box>
      )}
    </QueryStates>
  );
}

function NoPlans() {
  return (
    <EmptyState
      title={words.noPlansTitle}
      text={words.noPlansText}
      order={3}
      illustration={<PlateMark size={96} />}
      action={<ButtonLink to="/meal">{words.planMeals}</ButtonLink>}
    />
  );
}
