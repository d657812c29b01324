import { authRequest } from './auth-request.ts';
import { createSession } from './session.ts';
import { openSessionChannel } from './session-channel.ts';
import type { Session } from './session-types.ts';

/** The session of this page, in step with the other tabs of the browser; nobody is known before it is loaded. */
export function openBrowserSession(): Session {
  const channel = openSessionChannel();
  const session = createSession({ request: authRequest, tellOtherTabs: channel.tell, now: () => Date.now() });
  channel.listen((news) => (news === 'signed-out' ? session.end() : void session.load()));
  return session;
}
