import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { texts } from '@platewise/contract/texts';
import { landing as words } from '@platewise/contract/texts/site/landing';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import iconButton from '../../../shared/ui/buttons/icon-button.module.css';
import { Columns } from '../../../shared/ui/layout/columns.tsx';
import lines from '../../../shared/ui/layout/lines.module.css';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx';
import { CyclingWords } from './cycling-words.tsx';
import classes from './landing-page.module.css';
import { FeatureCards, HeroPlate, Steps, VoiceRow } from './landing-parts.tsx';
import { PlanList } from './plan-list.tsx';
import voicesClasses from './voices.module.css';

/** / : what Platewise does, in words that are true today, and the way to try it. */
export function LandingPage() {
  useDocumentTitle(`${texts.shell.brandFirst} ${texts.shell.brandSecond}`);
  return (
    <>
      <Hero />
      <Features />
      <Steps />
      <Voices />
      <PricingBlock />
      <Box className={lines.above} pt="var(--section-space)" pb="var(--section-end)">
        <NewsletterBlock />
      </Box>
    </>
  );
}

/** What Platewise does, on six cards, and the way to the tour. */
function Features() {
  return (
    <Box
      component="section"
      className={lines.above}
      pt="var(--section-space)"
      pb="var(--section-end)"
      aria-labelledby="features"
    >
      <Group gap="var(--space-8) var(--space-24)" align="baseline" justify="space-between">
        <Title order={2} id="features">
          {words.featuresTitle}
        </Title>
        <TextLink to="/features">{words.tour}</TextLink>
      </Group>
      <FeatureCards />
    </Box>
  );
}

/** The first sight: what this is, the two ways on, and a plate whose figures are true. */
function Hero() {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <Columns
      component="section"
      template="minmax(0, 1.1fr) minmax(0, 0.9fr)"
      gap="var(--space-64)"
      narrowGap="var(--space-48)"
      pt="var(--section-gap)"
      pb="var(--section-end)"
      style={{ alignItems: 'center' }}
    >
      <div>
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <Title order={1} className={classes.title} aria-label={words.titleSpoken}>
            {words.title} <br />
            <CyclingWords words={words.cyclingWords} isPaused={isPaused} />
          </Title>
          <MotionButton
            isPaused={isPaused}
            onChange={setIsPaused}
            pauseLabel={words.pauseWords}
            playLabel={words.playWords}
          />
        </Group>
        <Text size="lg" maw="52ch" mt="lg" mb="xl" c="dimmed">
          {words.lead}
        </Text>
        <Group gap="sm" align="stretch">
          <ButtonLink to="/meal" size="lg">
            {words.getStarted}
          </ButtonLink>
          <ButtonLink to="/pricing" size="lg" variant="default">
            {words.viewPricing}
          </ButtonLink>
        </Group>
        <Text size="sm" mt="md" c="dimmed">
          {words.noAccountNeeded}
        </Text>
      </div>
      <HeroPlate />
    </Columns>
  );
}

/** The three plans at a glance, and the way to compare them. */
function PricingBlock() {
  return (
    <Stack
      component="section"
      className={lines.above}
      pos="relative"
      gap="lg"
      align="stretch"
      py="var(--section-space)"
      aria-labelledby="pricing"
    >
      <PlanList />
      <ButtonLink to="/pricing" variant="default" className={classes.compare}>
        {words.seePricing}
      </ButtonLink>
    </Stack>
  );
}

/** Three invented testimonials that pass by (shell 2), each marked as an example. They rest under pointer and focus. */
function Voices() {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <Box
      component="section"
      className={`${voicesClasses.section} ${lines.above}`}
      py="var(--section-space)"
      aria-labelledby="voices"
    >
      <Group gap="var(--space-16) var(--space-32)" align="flex-end" justify="space-between">
        <div>
          <Title order={2} id="voices">
            {words.voicesTitle}
          </Title>
          <Text inherit maw="60ch" mt="xs" c="dimmed">
            {words.voicesText}
          </Text>
        </div>
        <MotionButton
          isPaused={isPaused}
          onChange={setIsPaused}
          pauseLabel={words.pauseVoices}
          playLabel={words.playVoices}
          showsLabel
        />
      </Group>
      <div className={voicesClasses.window} data-paused={isPaused || undefined}>
        <VoiceRow />
        <VoiceRow isCopy />
      </div>
    </Box>
  );
}

type MotionButtonProps = {
  isPaused: boolean;
  onChange: (isPaused: boolean) => void;
  /** What a press does while it moves, and while it rests. */
  pauseLabel: string;
  playLabel: string;
  /** Whether the words are shown next to the sign. */
  showsLabel?: boolean;
};

/** Stops what moves by itself, and lets it go on; not there where motion is unwanted. */
function MotionButton({ isPaused, onChange, pauseLabel, playLabel, showsLabel = false }: MotionButtonProps) {
  const label = isPaused ? playLabel : pauseLabel;
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause;
  return (
    <button
      type="button"
      className={`${iconButton.button} ${classes.motion}`}
      aria-label={showsLabel ? undefined : label}
      title={showsLabel ? undefined : label}
      onClick={() => onChange(!isPaused)}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
      {showsLabel && label}
    </button>
  );
}
