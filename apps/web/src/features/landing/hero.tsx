import { landing as words } from '@platewise/contract/locales/en/site/landing';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../components/button-link.tsx';
import { Heading } from '../../components/heading.tsx';
import { Prerendered } from '../../components/prerendered.tsx';
import { CyclingWords } from './cycling-words.tsx';
import classes from './hero.module.css';
import { MotionButton } from './motion-button.tsx';

/** The first sight: what this is, the two ways on, and a plate whose figures are true. */
export function Hero({ plate }: { plate: ReactNode }) {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <section className={classes.hero}>
      <div>
        <div className={classes.headline}>
          <Heading order={1} className={classes.title} aria-label={words.titleSpoken}>
            {words.title} <br />
            <CyclingWords words={words.cyclingWords} isPaused={isPaused} />
          </Heading>
          <MotionButton
            isPaused={isPaused}
            onChange={setIsPaused}
            pauseLabel={words.pauseWords}
            playLabel={words.playWords}
          />
        </div>
        <p className={classes.lead}>{words.lead}</p>
        <div className={classes.actions}>
          <ButtonLink to="/meal" size="lg">
            {words.getStarted}
          </ButtonLink>
          <ButtonLink to="/pricing" size="lg" variant="default">
            {words.viewPricing}
          </ButtonLink>
        </div>
        <p className={classes.aside}>{words.noAccountNeeded}</p>
      </div>
      <Prerendered name="landing-plate">{plate}</Prerendered>
    </section>
  );
}
