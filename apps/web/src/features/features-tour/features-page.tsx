import { Title } from '@mantine/core';
import { features as words } from '@platewise/contract/locales/en/site/features';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { ChangePicture } from './change-picture.tsx';
import { DayPicture } from './day-picture.tsx';
import classes from './features-page.module.css';
import { KeepPicture } from './keep-picture.tsx';
import { ProofPicture } from './proof-picture.tsx';
import { RequestPicture } from './request-picture.tsx';
import { RulesPicture } from './rules-picture.tsx';
import { TourSection } from './tour-section.tsx';
import { TracePicture } from './trace-picture.tsx';
import { WeekPicture } from './week-picture.tsx';

/** /features: a tour of what works. */
export function FeaturesPage() {
  return (
    <>
      <PageHeading title={words.title} subtitle={words.subtitle} />
      <TourSection words={words.rules} picture={<RulesPicture />} />
      <TourSection
        words={words.day}
        picture={<DayPicture />}
        link={<TextLink to="/preview">{words.wholePlan}</TextLink>}
      />
      <TourSection words={words.proof} picture={<ProofPicture />} />
      <TourSection words={words.trace} picture={<TracePicture />} />
      <TourSection words={words.change} picture={<ChangePicture />} />
      <TourSection words={words.keep} picture={<KeepPicture />} />
      <TourSection words={words.week} picture={<WeekPicture />} />
      <TourSection
        words={words.api}
        picture={<RequestPicture />}
        link={<TextLink to="/documentation">{words.api.documentation}</TextLink>}
      />
      <section className={classes.closing} aria-labelledby="dinner">
        <Title order={2} id="dinner">
          {words.closingTitle}
        </Title>
        <ButtonLink to="/meal" size="lg">
          {words.getStarted}
        </ButtonLink>
      </section>
    </>
  );
}
