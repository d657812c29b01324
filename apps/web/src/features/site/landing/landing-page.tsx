import { useDocumentTitle } from '@mantine/hooks';
import { landing as words } from '@platewise/contract/locales/en/site/landing';
import { texts } from '@platewise/contract/texts';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import { Prerendered } from '../../../shared/ui/prerendered.tsx';
import { Heading } from '../../../shared/ui/typography/heading.tsx';
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx';
import { CyclingWords } from './cycling-words.tsx';
import classes from './landing-page.module.css';
import pricingBlockClasses from './pricing-block.module.css';
import voicesClasses from './voices.module.css';

/** What is only read on the page. */
export type LandingParts = Record<'plate' | 'cards' | 'steps' | 'voices' | 'plans', ReactNode>;

/**
 * / : what Platewise does, in words that are true today, and the way to try it. Without its parts it is the page that
 * was prerendered, which holds them already.
 */
export function LandingPage({ parts }: { parts?: LandingParts }) {
  useDocumentTitle(`${texts.shell.brandFirst} ${texts.shell.brandSecond}`);
  return (
    <>
      <Hero plate={parts?.plate} />
      <Features cards={parts?.cards} />
      <Prerendered name="landing-steps">{parts?.steps}</Prerendered>
      <Voices rows={parts?.voices} />
      <PricingBlock plans={parts?.plans} />
      <div className={classes.newsletter}>
        <NewsletterBlock />
      </div>
    </>
  );
}

/** What Platewise does, on six cards, and the way to the tour. */
function Features({ cards }: { cards: ReactNode }) {
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

/** The first sight: what this is, the two ways on, and a plate whose figures are true. */
function Hero({ plate }: { plate: ReactNode }) {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <section className={classes.hero}>
      <div>
        <div className={classes.headline}>
          <Heading order={1} className={classes.title} aria-label={words.titleSpoken}>
            {words.title} <br />
            <CyclingWords words={words.cyclingWords} isPaused={isPaused} />
          </Heading>
          <MotionButton
            isPaused={isPaused}
            onChange={setIsPaused}
            pauseLabel={words.pauseWords}
            playLabel={words.playWords}
          />
        </div>
        <p className={classes.lead}>{words.lead}</p>
        <div className={classes.actions}>
          <ButtonLink to="/meal" size="lg">
            {words.getStarted}
          </ButtonLink>
          <ButtonLink to="/pricing" size="lg" variant="default">
            {words.viewPricing}
          </ButtonLink>
        </div>
        <p className={classes.aside}>{words.noAccountNeeded}</p>
      </div>
      <Prerendered name="landing-plate">{plate}</Prerendered>
    </section>
  );
}

/** The three plans at a glance, and the way to compare them. */
function PricingBlock({ plans }: { plans: ReactNode }) {
  return (
    <section className={pricingBlockClasses.section} aria-labelledby="pricing">
      <Prerendered name="landing-plans" className={pricingBlockClasses.glance}>
        {plans}
      </Prerendered>
      <ButtonLink to="/pricing" variant="default" className={pricingBlockClasses.compare}>
        {words.seePricing}
      </ButtonLink>
    </section>
  );
}

/** Three invented testimonials that pass by (shell 2), each marked as an example. They rest under pointer and focus. */
function Voices({ rows }: { rows: ReactNode }) {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <section className={voicesClasses.section} aria-labelledby="voices">
      <div className={voicesClasses.head}>
        <div>
          <Heading order={2} id="voices">
            {words.voicesTitle}
          </Heading>
          <p className={voicesClasses.intro}>{words.voicesText}</p>
        </div>
        <MotionButton
          isPaused={isPaused}
          onChange={setIsPaused}
          pauseLabel={words.pauseVoices}
          playLabel={words.playVoices}
          showsLabel
        />
      </div>
      <Prerendered name="landing-voices" className={voicesClasses.window} data-paused={isPaused || undefined}>
        {rows}
      </Prerendered>
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
