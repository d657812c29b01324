import { Title } from '@mantine/core';
import { landing as words } from '@platewise/contract/locales/en/site/landing';
import classes from './steps.module.css';

/** How a plan is made, in three steps. */
export function Steps() {
  return (
    <section className={classes.section} aria-labelledby="steps">
      <Title order={2} id="steps">
        {words.stepsTitle}
      </Title>
      <ol className={classes.steps}>
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <Title order={3} size="h4">
              {title}
            </Title>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
