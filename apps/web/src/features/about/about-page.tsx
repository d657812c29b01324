import { Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { about } from '@platewise/contract/locales/en/site/about';
import { texts } from '@platewise/contract/texts';
import { ButtonLink } from '../../components/button-link.tsx';
import classes from './about-page.module.css';
import { KitchenScale } from './kitchen-scale.tsx';
import { PurposeTabs } from './purpose-tabs.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { StrengthPicture } from './strength-picture.tsx';

/** /about: what Platewise is good at, what it stands for, and two ways to begin (shell 1). */
export function AboutPage() {
  useDocumentTitle(`${about.title} · ${texts.shell.brandFirst} ${texts.shell.brandSecond}`);
  return (
    <>
      <section className={classes.hero}>
        <div>
          <Title order={1}>{about.title}</Title>
          <p className={classes.lead}>{about.lead}</p>
          <ButtonLink to="/pricing" size="lg">
            {about.startToday}
          </ButtonLink>
        </div>
        <KitchenScale />
      </section>

      <ul className={classes.figures} aria-label={about.figuresLabel}>
        {about.figures.map(({ figure, text }) => (
          <li key={text}>
            <strong>{figure}</strong> <span>{text}</span>
          </li>
        ))}
      </ul>

      <section className={classes.section} aria-labelledby="strengths">
        <Title order={2} id="strengths">
          {about.strengthsTitle}
        </Title>
        <ul className={classes.strengths}>
          {about.strengths.map(({ id, title, text }) => (
            <li key={id}>
              <StrengthPicture of={id} />
              <div>
                <Title order={3}>{title}</Title>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>

      <section className={classes.section} aria-labelledby="purpose">
        <Title order={2} id="purpose">
          {about.tabsLabel}
        </Title>
        <PurposeTabs labelledBy="purpose" />
      </section>

      <section className={classes.closing}>
        <Title order={2}>{about.closingTitle}</Title>
        <p>{about.closingText}</p>
        <ButtonLink to="/pricing" size="lg">
          {about.startFree}
        </ButtonLink>
      </section>
      <ScrollToTop />
    </>
  );
}
