import { texts } from '@platewise/contract/texts';
import { TextLink } from '../../components/text-link.tsx';
import { useAuth } from '../auth/use-auth.ts';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { MealCard } from '../meal/meal-card.tsx';
import { MealGrid } from '../meal/meal-grid.tsx';
import { useSubscription } from '../subscription/use-subscription.ts';
import { ChangeablePlan } from './changeable-plan.tsx';
import classes from './plan-meals.module.css';
import type { ShownPlan } from './plan-mutation.ts';
import { reasonsOf } from './reasons-of.ts';

type PlanMealsProps = {
  /** Null where the plan is not kept in an account. */
  planId: string | null;
  plan: ShownPlan;
  showNutrition: boolean;
};

/**
 * The meals of a plan: each can be changed by whom the plan belongs to, shared ones with Family (decisions 4). Others are
 * reported how they could.
 */
export function PlanMeals({ planId, plan, showNutrition }: PlanMealsProps) {
  const { status } = useAuth();
  const { isKnown, entitlements } = useSubscription();
  const isSignedIn = status === 'signed-in';
  const needsFamily = isKnown && entitlements.profiles === 1 && plan.meals.some(({ portions }) => portions);
  if (planId && isSignedIn && !needsFamily) {
    return <ChangeablePlan key={planId} planId={planId} plan={plan} showNutrition={showNutrition} />;
  }
  return (
    <>
      <MealGrid>
        {plan.meals.map((meal) => (
          <MealCard
            key={meal.id}
            meal={meal}
            calorieTargetKcal={plan.certificate.target.calories}
            reasons={reasonsOf(plan.certificate, meal)}
            showNutrition={showNutrition}
            corner={!meal.portions && <FavoriteButton meal={meal} />}
          />
        ))}
      </MealGrid>
      {(!isSignedIn || (planId && needsFamily)) && (
        <p className={classes.wayToChange}>
          <TextLink to={isSignedIn ? '/pricing' : '/signup'} inherit>
            {isSignedIn ? texts.planChanges.familyLink : texts.planChanges.signUpLink}
          </TextLink>
        </p>
      )}
    </>
  );
}
