import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import { useEffect, useRef } from 'react';
import { errorCode } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { SettingsSection } from '../../../shared/ui/settings-section.tsx';
import { EmptyState } from '../../../shared/ui/states/empty-state.tsx';
import { QueryStates } from '../../../shared/ui/states/query-states.tsx';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';
import { FRESH } from '../data/rows-page.ts';
import { PersonActions } from '../parts/actions/person-actions.tsx';
import { AdminSection } from '../parts/admin-section.tsx';
import { LIST_STATES } from '../parts/list/row-list.tsx';
import { AccessFacts, AccountFacts, CountFacts, PlanFacts } from '../parts/person/person-facts.tsx';
import { PersonHeading } from '../parts/person/person-heading.tsx';
import { Timeline } from '../parts/person/timeline.tsx';
import { TokenMovements } from '../parts/person/token-movements.tsx';
import type { AdminView } from './read-admin-search.ts';

const words = adminScreen.person;

/** One person: their account, plan and access, how much they keep, what happened, and what can be done. */
export function PersonView({ userId, onAsk }: AdminView & { userId: string }) {
  const query = trpc.admin.person.useQuery({ userId }, FRESH);
  const isGone = errorCode(query.error) === 'NOT_FOUND';
  return (
    <>
      <BackToPeople />
      {isGone ? (
        <EmptyState title={words.goneTitle} text={words.goneText} />
      ) : (
        <QueryStates query={query} {...LIST_STATES}>
          {(person) => (
            <>
              <PersonHeading person={person} />
              <SettingsSection title={words.account} text={words.accountText}>
                <AccountFacts person={person} />
              </SettingsSection>
              <SettingsSection title={words.plan} text={words.planText}>
                <PlanFacts person={person} />
              </SettingsSection>
              <SettingsSection title={words.access} text={words.accessText}>
                <AccessFacts person={person} />
              </SettingsSection>
              <SettingsSection title={adminScreen.actions.title} text={adminScreen.actions.text}>
                <PersonActions person={person} onGone={() => onAsk({ tab: 'people' })} />
              </SettingsSection>
              <SettingsSection title={words.counts} text={words.countsText}>
                <CountFacts counts={person.counts} />
              </SettingsSection>
              <AdminSection title={words.timeline} text={words.timelineText}>
                <Timeline userId={userId} />
              </AdminSection>
              <AdminSection title={words.movements}>
                <TokenMovements movements={person.tokenMovements} />
              </AdminSection>
            </>
          )}
        </QueryStates>
      )}
    </>
  );
}

/** The way back, which takes the keyboard where the link to the person went with its list. */
function BackToPeople() {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, []);
  return (
    <TextLink ref={link} to="/admin" search={{ tab: 'people' }} lh="44px">
      {words.back}
    </TextLink>
  );
}
