import { Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { texts } from '@platewise/contract/texts';
import { ButtonLink } from '../../components/button-link.tsx';
import { CyclingWords } from './cycling-words.tsx';
import classes from './landing-page.module.css';
import { PlateScene } from './plate-scene.tsx';

/** / : what Platewise does, in words that are true today, and the way to try it. */
export function LandingPage() {
  useDocumentTitle(`${texts.shell.brandFirst} ${texts.shell.brandSecond}`);
  return (
    <>
      <section className={classes.hero}>
        <div className={classes.words}>
          <Title order={1} className={classes.title} aria-label={texts.landing.titleSpoken}>
            {texts.landing.title} <CyclingWords words={texts.landing.cyclingWords} />
          </Title>
          <p className={classes.lead}>{texts.landing.lead}</p>
          <div className={classes.action}>
            <ButtonLink to="/meal" size="lg">
              {texts.landing.getStarted}
            </ButtonLink>
            <span className={classes.aside}>{texts.landing.noAccountNeeded}</span>
          </div>
        </div>
        <PlateScene />
      </section>

      <section className={classes.section} aria-labelledby="steps">
        <Title order={2} id="steps">
          {texts.landing.stepsTitle}
        </Title>
        <ol className={classes.steps}>
          {texts.landing.steps.map(({ title, text }) => (
            <li key={title}>
              <Title order={3}>{title}</Title>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section className={classes.section} aria-labelledby="promises">
        <Title order={2} id="promises">
          {texts.landing.promiseTitle}
        </Title>
        <ul className={classes.promises}>
          {texts.landing.promises.map(({ title, text }) => (
            <li key={title}>
              <Title order={3} size="h4">
                {title}
              </Title>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className={classes.closing}>
        <Title order={2}>{texts.landing.closingTitle}</Title>
        <p>{texts.landing.closingText}</p>
        <ButtonLink to="/meal" size="lg">
          {texts.landing.getStarted}
        </ButtonLink>
      </section>
    </>
  );
}
