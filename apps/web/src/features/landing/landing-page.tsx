import { useDocumentTitle } from '@mantine/hooks';
import { texts } from '@platewise/contract/texts';
import type { ReactNode } from 'react';
import { Prerendered } from '../../components/prerendered.tsx';
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import classes from './landing-page.module.css';
import { PricingBlock } from './pricing-block.tsx';
import { Voices } from './voices.tsx';

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
