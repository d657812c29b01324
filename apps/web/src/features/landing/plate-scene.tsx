import { landingParts as words } from '@platewise/contract/locales/en/site/landing-parts';
import { EXAMPLE_DINNER } from '../../content/example-dinner.ts';
import { kcalText } from '../meal/quantities.ts';
import { PlateDrawing } from './plate-drawing.tsx';
import classes from './plate-scene.module.css';

/** What the drawing shows, each in the corner next to where it lies. */
const SHOWN = [
  { food: 'green-bean', corner: 'top-left' },
  { food: 'tomato-canned', corner: 'top-right' },
  { food: 'rice-white', corner: 'bottom-left' },
  { food: 'chickpea-canned', corner: 'bottom-right' },
] as const;

/** A plate from above with what its parts weigh and bring: the dinner of the example plan, in its true figures. */
export function PlateScene() {
  return (
    <div className={classes.scene}>
      <PlateDrawing />
      <ul className={classes.labels}>
        {SHOWN.map(({ food, corner }) => {
          const item = EXAMPLE_DINNER.items.find((one) => one.food === food);
          return (
            item && (
              <li key={food} className={classes.label} data-corner={corner}>
                <span>{words.onPlate({ grams: item.grams, food: item.name })}</span>
                <strong>{kcalText(item.calories)}</strong>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
