import { Title } from '@mantine/core';
import type { Plan } from '@platewise/contract/plan-schema';
import { texts } from '@platewise/contract/texts';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { MealCard } from '../meal/meal-card.tsx';
import { MealGrid } from '../meal/meal-grid.tsx';
import { CertificateLine } from '../planner/certificate-line.tsx';
import { createdAtText } from './created-at.ts';
import classes from './saved-plan.module.css';

/** One plan like a page of a cookbook: what it was for, when it was made, its meals. */
export function SavedPlan({ plan }: { plan: Plan }) {
  const { certificate } = plan;
  return (
    <article aria-labelledby={`plan-${plan._id}`}>
      <div className={classes.header}>
        <Title order={2} id={`plan-${plan._id}`} className={classes.name}>
          {plan.name ?? texts.dashboard.unnamedPlan}
        </Title>
        <dl className={classes.facts}>
          <div>
            <dt>{texts.dashboard.goal}</dt>
            <dd>{texts.options.goal[plan.goal]}</dd>
          </div>
          <div>
            <dt>{texts.dashboard.diet}</dt>
            <dd>{texts.options.diet[plan.dietaryPreferences]}</dd>
          </div>
          <div>
            <dt>{texts.dashboard.createdAt}</dt>
            <dd>
              <time dateTime={plan.createdAt}>{createdAtText(plan.createdAt)}</time>
            </dd>
          </div>
        </dl>
      </div>
      <CertificateLine certificate={certificate} />
      <MealGrid>
        {plan.meals.map((meal) => (
          <MealCard
            key={meal.id}
            meal={meal}
            calorieTargetKcal={certificate.target.calories}
            showNutrition
            corner={<FavoriteButton meal={meal} />}
          />
        ))}
      </MealGrid>
    </article>
  );
}
