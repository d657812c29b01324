import { Box, Title } from '@mantine/core';
import { features as words } from '@platewise/contract/texts/site/features';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';
import { ChangePicture } from './change-picture.tsx';
import { DayPicture } from './day-picture.tsx';
import classes from './features-page.module.css';
import { KeepPicture } from './keep-picture.tsx';
import pictureClasses from './picture.module.css';
import { ProofPicture } from './proof-picture.tsx';
import { RulesPicture } from './rules-picture.tsx';
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

/** A request that a program can send, and the plan of this page comes back. */
function RequestPicture() {
  return (
    <figure className={pictureClasses.sheet}>
      <figcaption className={pictureClasses.small}>{words.api.requestLabel}</figcaption>
      <pre className={pictureClasses.code}>{words.api.request}</pre>
    </figure>
  );
}

type TourSectionProps = {
  words: { title: string; text: string; points: readonly string[] };
  picture: ReactNode;
  link?: ReactNode;
};

/** One stop of the tour: words on one side, on the other what it looks like. */
function TourSection({ words, picture, link }: TourSectionProps) {
  const titleId = useId();
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div className={classes.words}>
        <Title order={2} id={titleId} size="h2">
          {words.title}
        </Title>
        <p>{words.text}</p>
        {words.points.length > 0 && (
          <ul className={classes.points}>
            {words.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {link && <p>{link}</p>}
      </div>
      <Box miw={0}>{picture}</Box>
    </section>
  );
}
