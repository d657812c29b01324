import { landingParts as words } from '@platewise/contract/locales/en/site/landing-parts';
import { Heading } from '../../components/heading.tsx';
import { CookingArt } from './art/cooking-art.tsx';
import { GroceriesArt } from './art/groceries-art.tsx';
import { NutritionArt } from './art/nutrition-art.tsx';
import { PlanningArt } from './art/planning-art.tsx';
import { RecipesArt } from './art/recipes-art.tsx';
import { TrackingArt } from './art/tracking-art.tsx';
import classes from './feature-cards.module.css';

const FEATURES = [
  { id: 'planning', Art: PlanningArt },
  { id: 'recipes', Art: RecipesArt },
  { id: 'nutrition', Art: NutritionArt },
  { id: 'cooking', Art: CookingArt },
  { id: 'groceries', Art: GroceriesArt },
  { id: 'tracking', Art: TrackingArt },
] as const;

/** The six features by their documented names (shell 2). */
export function FeatureCards() {
  return (
    <ul className={classes.cards}>
      {FEATURES.map(({ id, Art }) => (
        <li key={id}>
          <div className={classes.art}>
            <Art />
          </div>
          <Heading order={3} size="h4">
            {words.features[id].title}
          </Heading>
          <p className={classes.text}>{words.features[id].text}</p>
        </li>
      ))}
    </ul>
  );
}
