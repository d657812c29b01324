import type { SharedPlan } from '@platewise/contract/sharing-schema';
import { texts } from '@platewise/contract/texts';
import { IconCircleCheck } from '@tabler/icons-react';
import { PageHeading } from '../../components/page-heading.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { MealCard } from '../meal/meal-card.tsx';
import { MealGrid } from '../meal/meal-grid.tsx';
import { kcalText } from '../meal/quantities.ts';
import { PlanTotal } from '../plans/plan-total.tsx';
import classes from './shared-plan-view.module.css';

const words = texts.sharing.page;

/** The plan itself: what it comes to, and its meals, to be read and cooked but not changed. */
export function SharedPlanView({ plan }: { plan: SharedPlan }) {
  const { name, dietaryPreferences, meals, people, day, checkedIngredients } = plan;

  return (
    <div className={classes.plan}>
      <PageHeading title={name ?? words.title} subtitle={words.subtitle} />
      <p className={classes.checked}>
        <IconCircleCheck size={18} stroke={1.5} aria-hidden className={classes.check} />
        <span>
          {dietaryPreferences !== 'none' && `${texts.options.diet[dietaryPreferences]} · `}
          {texts.certificate.checked({ count: checkedIngredients })}
        </span>
      </p>
      <p className={classes.advice}>{texts.planner.notMedicalAdvice}</p>
      {people !== undefined && <p className={classes.advice}>{texts.family.sharedBy({ count: people })}</p>}
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
                <p className={classes.servings}>
                  {words.partOfDay({
                    servings: texts.meal.servings({ count: meal.servings }),
                    energy: kcalText(meal.calories * meal.servings),
                  })}
                </p>
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
    </div>
  );
}
