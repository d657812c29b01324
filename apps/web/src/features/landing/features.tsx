import { landing as words } from '@platewise/contract/locales/en/site/landing';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Heading } from '../../components/heading.tsx';
import { Prerendered } from '../../components/prerendered.tsx';
import classes from './features.module.css';

/** What Platewise does, on six cards, and the way to the tour. */
export function Features({ cards }: { cards: ReactNode }) {
  return (
    <section className={classes.section} aria-labelledby="features">
      <div className={classes.head}>
        <Heading order={2} id="features">
          {words.featuresTitle}
        </Heading>
        <Link to="/features" className={classes.tour}>
          {words.tour}
        </Link>
      </div>
      <Prerendered name="landing-cards">{cards}</Prerendered>
    </section>
  );
}
