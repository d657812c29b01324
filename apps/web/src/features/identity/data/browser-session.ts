import { authRequest } from '../../../shared/session/auth-request.ts';
import { leaving } from '../../../shared/session/leaving.ts';
import { sessionMemory } from '../../../shared/session/session-memory.ts';
import type { Session } from '../../../shared/session/session-types.ts';
import { askForPassword } from './password-question.ts';
import { createSession } from './session.ts';
import { openSessionChannel } from './session-channel.ts';

/** The session of this page, in step with the other tabs of the browser; nobody is known before it is loaded. */
export function openBrowserSession(): Session {
  const channel = openSessionChannel();
  const session = createSession({
    request: authRequest,
    notifyOtherTabs: channel.notify,
    now: () => Date.now(),
    memory: sessionMemory(),
    proveAgain: askForPassword,
  });
  channel.listen((news) => {
    if (news === 'signed-in') return void session.load();
    const { user } = session.getState();
    if (user) leaving.notify(user.id);
    session.end();
  });
  return session;
}
