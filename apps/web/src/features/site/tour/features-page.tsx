import { Box, Group, Text, Title } from '@mantine/core';
import { features as words } from '@platewise/contract/texts/site/features';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import { Columns } from '../../../shared/ui/layout/columns.tsx';
import lines from '../../../shared/ui/layout/lines.module.css';
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
      <Group
        component="section"
        className={lines.above}
        gap="var(--space-20) var(--space-40)"
        justify="space-between"
        pt="var(--space-48)"
        pb="var(--space-96)"
        aria-labelledby="dinner"
      >
        <Title order={2} id="dinner">
          {words.closingTitle}
        </Title>
        <ButtonLink to="/meal" size="lg">
          {words.getStarted}
        </ButtonLink>
      </Group>
    </>
  );
}

/** A request that a program can send, and the plan of this page comes back. */
function RequestPicture() {
  return (
    <figure className={pictureClasses.sheet}>
      <Text component="figcaption" size="sm" c="dimmed" lh={1.4}>
        {words.api.requestLabel}
      </Text>
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
    <Columns
      component="section"
      className={`${classes.section} ${lines.above}`}
      template="minmax(0, 5fr) minmax(0, 7fr)"
      gap="var(--space-64)"
      narrowGap="var(--space-32)"
      py="var(--space-48)"
      style={{ alignItems: 'center' }}
      aria-labelledby={titleId}
    >
      <div className={classes.words}>
        <Title order={2} id={titleId} size="h2">
          {words.title}
        </Title>
        <p>{words.text}</p>
        {words.points.length > 0 && (
          <Box component="ul" className={lines.between} mt="md">
            {words.points.map((point) => (
              <Box key={point} component="li" py="xs">
                {point}
              </Box>
            ))}
          </Box>
        )}
        {link && <p>{link}</p>}
      </div>
      <Box miw={0}>{picture}</Box>
    </Columns>
  );
}
