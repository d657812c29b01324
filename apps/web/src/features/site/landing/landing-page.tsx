import { Group, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { texts } from '@platewise/contract/texts';
import { landing as words } from '@platewise/contract/texts/site/landing';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx';
import { CyclingWords } from './cycling-words.tsx';
import classes from './landing-page.module.css';
import { FeatureCards, HeroPlate, Steps, VoiceRow } from './landing-parts.tsx';
import { PlanList } from './plan-list.tsx';
import pricingBlockClasses from './pricing-block.module.css';
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
      <div className={classes.newsletter}>
        <NewsletterBlock />
      </div>
    </>
  );
}

/** What Platewise does, on six cards, and the way to the tour. */
function Features() {
  return (
    <section className={classes.section} aria-labelledby="features">
      <Group gap="var(--space-8) var(--space-24)" align="baseline" justify="space-between">
        <Title order={2} id="features">
          {words.featuresTitle}
        </Title>
        <Link to="/features" className={classes.tour}>
          {words.tour}
        </Link>
      </Group>
      <FeatureCards />
    </section>
  );
}

/** The first sight: what this is, the two ways on, and a plate whose figures are true. */
function Hero() {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <section className={classes.hero}>
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
    </section>
  );
}

/** The three plans at a glance, and the way to compare them. */
function PricingBlock() {
  return (
    <section className={pricingBlockClasses.section} aria-labelledby="pricing">
      <div className={pricingBlockClasses.glance}>
        <PlanList />
      </div>
      <ButtonLink to="/pricing" variant="default" className={pricingBlockClasses.compare}>
        {words.seePricing}
      </ButtonLink>
    </section>
  );
}

/** Three invented testimonials that pass by (shell 2), each marked as an example. They rest under pointer and focus. */
function Voices() {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <section className={voicesClasses.section} aria-labelledby="voices">
      <div className={voicesClasses.head}>
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
      </div>
      <div className={voicesClasses.window} data-paused={isPaused || undefined}>
        <VoiceRow />
        <VoiceRow isCopy />
      </div>
    </section>
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
      className={classes.button}
      aria-label={showsLabel ? undefined : label}
      title={showsLabel ? undefined : label}
      onClick={() => onChange(!isPaused)}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
      {showsLabel && label}
    </button>
  );
}
