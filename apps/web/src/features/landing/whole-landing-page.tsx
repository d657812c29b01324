import { FeatureCards } from './feature-cards.tsx';
import { HeroPlate } from './hero-plate.tsx';
import { LandingPage, type LandingParts } from './landing-page.tsx';
import { PlanList } from './plan-list.tsx';
import { Steps } from './steps.tsx';
import { VoiceRows } from './voice-rows.tsx';

const PARTS: LandingParts = {
  plate: <HeroPlate />,
  cards: <FeatureCards />,
  steps: <Steps />,
  voices: <VoiceRows />,
  plans: <PlanList />,
};

/** The landing page with everything in it: as it is prerendered, and where another page leads to it. */
export function WholeLandingPage() {
  return <LandingPage parts={PARTS} />;
}
