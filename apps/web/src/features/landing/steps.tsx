import { landingParts as words } from '@platewise/contract/locales/en/site/landing-parts';
import { Heading } from '../../components/heading.tsx';
import classes from './steps.module.css';

/** How a plan is made, in three steps. */
export function Steps() {
  return (
    <section className={classes.section} aria-labelledby="steps">
      <Heading order={2} id="steps">
        {words.stepsTitle}
      </Heading>
      <ol className={classes.steps}>
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <Heading order={3} size="h4">
              {title}
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
