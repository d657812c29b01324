import { Box, Flex, Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { SharedPlan } from '@platewise/contract/sharing/sharing-schema';
import { texts } from '@platewise/contract/texts';
import { IconCircleCheck } from '@tabler/icons-react';
import { errorCode, errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { MealCard } from '../../../shared/meal/card/meal-card.tsx';
import { MealGrid } from '../../../shared/meal/card/meal-grid.tsx';
import { MealSkeletons } from '../../../shared/meal/card/meal-skeletons.tsx';
import { kcalText } from '../../../shared/meal/quantities.ts';
import { PlanTotal } from '../../../shared/plan/plan-total.tsx';
import { PlateMark } from '../../../shared/ui/brand/plate-mark.tsx';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import { EmptyState } from '../../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';
import typography from '../../../shared/ui/typography/typography.module.css';
import classes from './shared-plan-page.module.css';

/** Skeletons shown before it is known how many meals there are. */
const SKELETONS = 2;

const words = texts.sharing.page;

/** What a link shows to anyone who has it, signed in or not: a plan to read, as it is now. */
export function SharedPlanPage({ token }: { token: string }) {
  // Its owner may change or end it at any time, so every visit asks again.
  const plan = trpc.sharing.read.useQuery({ token }, { staleTime: 0 });

  return (
    <>
      <NotIndexed />
      {plan.isPending && (
        <>
          <PageHeading title={words.title} />
          <MealSkeletons count={SKELETONS} label={texts.shell.loading} />
        </>
      )}
      {plan.error && errorCode(plan.error) === 'NOT_FOUND' && <DeadLink />}
      {plan.error && errorCode(plan.error) !== 'NOT_FOUND' && (
        <>
          <PageHeading title={words.title} />
          <ErrorState
            title={words.errorTitle}
            message={errorSentence(plan.error, words.errorText)}
            onRetry={() => void plan.refetch()}
          />
        </>
      )}
      {plan.data && !plan.error && <SharedPlanView plan={plan.data} />}
    </>
  );
}

/** A link that was revoked, or never was: nobody can know which. */
function DeadLink() {
  useDocumentTitle(`${words.deadTitle} · ${texts.shell.brandFirst} ${texts.shell.brandSecond}`);
  return (
    <EmptyState
      order={1}
      title={words.deadTitle}
      text={words.deadText}
      illustration={<PlateMark size={144} />}
      action={<ButtonLink to="/meal">{words.planOwn}</ButtonLink>}
    />
  );
}

/** Keeps a page out of search engines, and its address from the pages that it leads to. React moves both into the head. */
function NotIndexed() {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
    </>
  );
}

/** The plan itself: what it comes to, and its meals, to be read and cooked but not changed. */
function SharedPlanView({ plan }: { plan: SharedPlan }) {
  const { name, dietaryPreferences, meals, people, day, checkedIngredients } = plan;

  return (
    <Box pb="var(--space-64)">
      <PageHeading title={name ?? words.title} subtitle={words.subtitle} />
      <Flex className={typography.figures} component="p" gap="xs" align="center">
        <IconCircleCheck size={18} stroke={1.5} aria-hidden className={classes.check} />
        <span>
          {dietaryPreferences !== 'none' && `${texts.options.diet[dietaryPreferences]} · `}
          {texts.certificate.checked({ count: checkedIngredients })}
        </span>
      </Flex>
      <Text size="sm" mt="var(--space-4)" mb="md" c="dimmed">
        {texts.planner.notMedicalAdvice}
      </Text>
      {people !== undefined && (
        <Text size="sm" mt="var(--space-4)" mb="md" c="dimmed">
          {texts.family.sharedBy({ count: people })}
        </Text>
      )}
      <PlanTotal day={day} />
      <MealGrid>
        {meals.map((meal) => (
          <MealCard
            key={meal.id}
            meal={meal}
            headingOrder={2}
            showNutrition
            note={
              meal.servings !== 1 && (
                <Text size="sm" c="dimmed">
                  {words.partOfDay({
                    servings: texts.meal.servings({ count: meal.servings }),
                    energy: kcalText(meal.calories * meal.servings),
                  })}
                </Text>
              )
            }
          />
        ))}
      </MealGrid>
      <p className={classes.own}>
        <TextLink to="/meal" inherit>
          {words.planOwn}
        </TextLink>
      </p>
    </Box>
  );
}
