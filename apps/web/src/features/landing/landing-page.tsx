import { useDocumentTitle } from '@mantine/hooks';
import { texts } from '@platewise/contract/texts';
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { Hero } from './hero.tsx';
import classes from './landing-page.module.css';
import { PricingBlock } from './pricing-block.tsx';
import { Steps } from './steps.tsx';
import { Voices } from './voices.tsx';

/** / : what Platewise does, in words that are true today, and the way to try it. */
export function LandingPage() {
  useDocumentTitle(`${texts.shell.brandFirst} ${texts.shell.brandSecond}`);
  return (
    <>
      <Hero />
      <FeatureCards />
      <Steps />
      <Voices />
      <PricingBlock />
      <div className={classes.newsletter}>
        <NewsletterBlock />
      </div>
    </>
  );
}
