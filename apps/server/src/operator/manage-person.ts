import { deletePersonAsOperator } from '@platewise/api/admin/people/delete-person';
import { endSessions } from '@platewise/api/admin/people/end-sessions';
import { sendExport } from '@platewise/api/admin/people/send-export';
import { withAccount } from './find-one-account.ts';
import { answerWith, operating } from './operating.ts';
import type { OperatorCommand } from './operator-command.ts';
import type { OperatorAnswer, OperatorServices } from './operator-commands.ts';

type Asked = Extract<OperatorCommand, { command: 'person' }>;
type Account = { userId: string; email: string };

/** Deletes somebody’s account, sends them to the copy of their data, or signs them out everywhere; with the reason, which they read. */
export function managePerson(services: OperatorServices, asked: Asked): Promise<OperatorAnswer> {
  return withAccount(services, asked, (account) =>
    answerWith(() => settle(services, account, asked), {
      missing: `There is no account with the address ${asked.email}.`,
    }),
  );
}

async function settle(services: OperatorServices, { userId, email }: Account, asked: Asked): Promise<string> {
  const { deed, reason, keepTokens } = asked;
  const uses = operating(services);
  switch (deed) {
    case 'delete': {
      const { isMailed, isIdentityQueued } = await deletePersonAsOperator(uses, { userId, reason });
      const queued = isIdentityQueued
        ? ' The sign-in service does not answer: it is asked until it has removed it, too.'
        : '';
      return `The account of ${email} is deleted.${queued} ${mailText(isMailed)}`;
    }
    case 'export':
      await sendExport(uses, { userId, reason });
      return `An email to ${email} says where the copy of their data is, behind their sign-in.`;
    case 'end-sessions': {
      const { sessions, isMailed } = await endSessions(uses, { userId, reason, endsTokens: !keepTokens });
      return `${sessionsText(sessions)}${keepTokens ? '' : ', and API tokens, shared links and the calendar feed'}. ${mailText(isMailed)}`;
    }
  }
}

function sessionsText(sessions: number | null): string {
  if (sessions === null)
    return 'Sign-ins are kept at the sign-in service: end them there. Ended here: what it does not keep';
  return `Ended: ${sessions} ${sessions === 1 ? 'sign-in' : 'sign-ins'}`;
}

function mailText(isMailed: boolean): string {
  return isMailed ? 'An email tells them why.' : 'No email tells them: there is no mail server, or no address.';
}
