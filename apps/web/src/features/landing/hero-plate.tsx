import { landingParts as words } from '@platewise/contract/locales/en/site/landing-parts';
import { IconCircleCheck } from '@tabler/icons-react';
import { EXAMPLE_CERTIFICATE } from '../../content/example-certificate.ts';
import { EXAMPLE_DINNER } from '../../content/example-dinner.ts';
import { MacroSplit } from '../meal/macro-split.tsx';
import { kcalText } from '../meal/quantities.ts';
import { certificateWords } from '../planner/certificate-words.ts';
import classes from './hero-plate.module.css';
import { PlateScene } from './plate-scene.tsx';

/** The plate, its meal in figures, and beneath it the quiet line that every plan carries. */
export function HeroPlate() {
  return (
    <figure className={classes.figure}>
      <PlateScene />
      <figcaption className={classes.caption}>
        <p className={classes.note}>{words.plateNote}</p>
        <p className={classes.meal}>
          <span className={classes.name}>{EXAMPLE_DINNER.name}</span>
          <span className={classes.kcal}>{kcalText(EXAMPLE_DINNER.calories)}</span>
        </p>
        <MacroSplit meal={EXAMPLE_DINNER} showShares={false} />
        <p className={classes.seal}>
          <IconCircleCheck size={18} stroke={1.5} aria-hidden />
          {certificateWords(EXAMPLE_CERTIFICATE)}
        </p>
      </figcaption>
    </figure>
  );
}
