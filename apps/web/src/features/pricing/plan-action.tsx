import { Button } from '@mantine/core';
import { pricing as words } from '@platewise/contract/locales/en/site/pricing';
import type { PlanOffer } from '@platewise/contract/subscription-schema';
import { useId, useState } from 'react';
import { ButtonLink } from '../../components/button-link.tsx';
import { TextLink } from '../../components/text-link.tsx';
import classes from './plan-action.module.css';
import { useKnownPlan } from './use-known-plan.ts';

/** The button of a plan: the current one is disabled (shell 2). */
export function PlanAction({ offer }: { offer: PlanOffer }) {
  const { isSignedIn, plan } = useKnownPlan();
  if (plan === offer.id) {
    return (
      <Button fullWidth variant="default" disabled>
        {words.currentPlan}
      </Button>
    );
  }
  if (offer.id !== 'free') return <ChoosePlan offer={offer} />;
  // A paid plan ends in the settings; a new one starts with an account.
  const [to, label] = plan
    ? (['/settings', words.changeInSettings] as const)
    : ([isSignedIn ? '/meal' : '/signup', words.start] as const);
  return (
    <ButtonLink to={to} fullWidth variant="default">
      {label}
    </ButtonLink>
  );
}

function ChoosePlan({ offer }: { offer: PlanOffer }) {
  const [isTold, setIsTold] = useState(false);
  const noteId = useId();

  return (
    <>
      <Button
        fullWidth
        variant={offer.popular ? 'filled' : 'default'}
        aria-expanded={isTold}
        aria-controls={noteId}
        onClick={() => setIsTold(!isTold)}
      >
        {words.choose({ plan: offer.name })}
      </Button>
      <div id={noteId} role="status" className={classes.note} hidden={!isTold}>
        {isTold && (
          <>
            {words.notSwitchedOn}{' '}
            <TextLink to="/contact" search={{ subject: words.contactSubject({ plan: offer.name }) }}>
              {words.writeToUs}
            </TextLink>
          </>
        )}
      </div>
    </>
  );
}
