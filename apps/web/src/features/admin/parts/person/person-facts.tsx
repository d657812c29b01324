import { VisuallyHidden } from '@mantine/core';
import type { AdminPerson } from '@platewise/contract/admin/admin-people-schema';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import { Facts } from '../../../../shared/ui/facts.tsx';
import table from '../../../../shared/ui/layout/table.module.css';
import list from '../../../../shared/ui/lists/text-list.module.css';
import { dayText, figureText, momentText } from '../../data/column.ts';
import { keysOf } from '../../data/key-in.ts';

const words = adminScreen.person;
const { yes, no, none } = adminScreen.list;

type Props = { person: AdminPerson };

/** Who they are here. */
export function AccountFacts({ person }: Props) {
  return (
    <Facts
      facts={[
        {
          name: adminScreen.people.email,
          value: `${person.email}, ${person.emailVerified ? words.verified : words.notVerified}`,
        },
        { name: words.accounts, value: words.accountKinds[person.accounts] },
        { name: adminScreen.people.since, value: momentText(person.createdAt) },
        { name: words.registered, value: momentText(person.registeredAt) },
        { name: words.lastSeen, value: person.lastSeenOn === null ? none : dayText(person.lastSeenOn) },
        { name: words.billingMail, value: person.billingMail ? yes : no },
        {
          name: words.newsletter,
          value: person.newsletter === null ? words.noNewsletter : words.newsletters[person.newsletter],
        },
      ]}
    />
  );
}

/** What they have, and where it comes from. */
export function PlanFacts({ person }: Props) {
  const { plan, status, grantedPlan, currentPeriodEnd, cancelAtPeriodEnd, tokens } = person;
  const until = momentText(currentPeriodEnd);
  return (
    <Facts
      facts={[
        { name: words.plan, value: adminScreen.plans[plan] },
        { name: adminScreen.people.status, value: adminScreen.statuses[status] },
        { name: words.granted, value: grantedPlan === null ? words.notGranted : adminScreen.plans[grantedPlan] },
        { name: words.periodEnd, value: cancelAtPeriodEnd ? words.endsThen({ date: until }) : until },
        { name: words.tokens, value: figureText(tokens) },
      ]}
    />
  );
}

/** Where they are signed in, and their programs. */
export function AccessFacts({ person: { sessions, apiTokens } }: Props) {
  return (
    <Facts
      facts={[
        { name: words.sessions, value: sessionsText(sessions) },
        {
          name: words.apiTokens,
          value:
            apiTokens.length === 0 ? (
              words.noApiTokens
            ) : (
              <ul className={list.list}>
                {apiTokens.map((token) => (
                  <li key={`${token.name} ${token.createdAt}`}>{tokenText(token)}</li>
                ))}
              </ul>
            ),
        },
      ]}
    />
  );
}

function sessionsText(sessions: AdminPerson['sessions']): string {
  if (sessions === null) return words.hostedSessions;
  const [latest] = sessions.signedInAt;
  if (latest === undefined) return words.noSessions;
  return words.latest({ count: words.sessionCount({ count: sessions.count }), date: momentText(latest) });
}

function tokenText({ name, createdAt, lastUsedAt, expiresAt }: AdminPerson['apiTokens'][number]): string {
  return words.token({
    name,
    made: momentText(createdAt),
    used: lastUsedAt === null ? words.unused : words.used({ date: momentText(lastUsedAt) }),
    ends: expiresAt === null ? words.endless : words.ends({ date: momentText(expiresAt) }),
  });
}

/** How many they keep of each kind. */
export function CountFacts({ counts }: Pick<AdminPerson, 'counts'>) {
  return (
    <table className={table.table}>
      <VisuallyHidden component="caption">{words.counts}</VisuallyHidden>
      <tbody>
        {keysOf(words.counted).map((kind) => (
          <tr key={kind}>
            <th scope="row">{words.counted[kind]}</th>
            <td>{figureText(counts[kind])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
