import { texts } from '@platewise/contract/texts';
import { TextLink } from '../../components/text-link.tsx';
import { useAuth } from '../auth/use-auth.ts';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { MealCard } from '../meal/meal-card.tsx';
import { MealGrid } from '../meal/meal-grid.tsx';
import type { ShownPlan } from './change-order.ts';
import { ChangeablePlan } from './changeable-plan.tsx';
import classes from './plan-meals.module.css';
import { reasonsOf } from './reasons-of.ts';

type PlanMealsProps = {
  /** Null where the plan is not kept in an account. */
  planId: string | null;
  plan: ShownPlan;
  showNutrition: boolean;
};

/** The meals of a plan: each can be changed by whom the plan belongs to; visitors are told how they could. */
export function PlanMeals({ planId, plan, showNutrition }: PlanMealsProps) {
  const { status } = useAuth();
  if (planId && status === 'signed-in') {
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
      {status !== 'signed-in' && (
        <p className={classes.signUp}>
          <TextLink to="/signup" inherit>
            {texts.planChanges.signUpLink}
          </TextLink>
        </p>
      )}
    </>
  );
}
