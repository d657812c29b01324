import { landingParts as words } from '@platewise/contract/locales/en/site/landing-parts';
import { ComingNext } from '../../components/coming-next.tsx';
import { Heading } from '../../components/heading.tsx';
import { CookingArt } from './art/cooking-art.tsx';
import { GroceriesArt } from './art/groceries-art.tsx';
import { NutritionArt } from './art/nutrition-art.tsx';
import { PlanningArt } from './art/planning-art.tsx';
import { RecipesArt } from './art/recipes-art.tsx';
import { TrackingArt } from './art/tracking-art.tsx';
import classes from './feature-cards.module.css';

const FEATURES = [
  { id: 'planning', Art: PlanningArt, isNext: false },
  { id: 'recipes', Art: RecipesArt, isNext: false },
  { id: 'nutrition', Art: NutritionArt, isNext: false },
  { id: 'cooking', Art: CookingArt, isNext: false },
  { id: 'groceries', Art: GroceriesArt, isNext: true },
  { id: 'tracking', Art: TrackingArt, isNext: true },
] as const;

/** The six features by their documented names (shell 2); what does not exist yet says so. */
export function FeatureCards() {
  return (
    <ul className={classes.cards}>
      {FEATURES.map(({ id, Art, isNext }) => (
        <li key={id}>
          <div className={classes.art}>
            <Art />
          </div>
          <div className={classes.title}>
            <Heading order={3} size="h4">
              {words.features[id].title}
            </Heading>
            {isNext && <ComingNext />}
          </div>
          <p className={classes.text}>{words.features[id].text}</p>
        </li>
      ))}
    </ul>
  );
}
