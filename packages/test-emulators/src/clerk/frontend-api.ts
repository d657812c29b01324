import { ClerkRefusal } from './clerk-refusal.ts';
import {
  addUser,
  type ClerkBrowser,
  type ClerkSession,
  type ClerkState,
  newClerkId,
  openSession,
  removeUser,
  sessionsOf,
  userByEmail,
} from './clerk-state.ts';
import {
  clientResource,
  sessionResource,
  signInResource,
  signUpResource,
  type TokenMaker,
  userResource,
} from './frontend-resources.ts';
import { isPasswordOf } from './is-password-of.ts';

/** The code that every email would hold. */
export const EMAIL_CODE = '424242';

export type FrontendCall = {
  method: string;
  /** Behind /v1. */
  path: string;
  body: URLSearchParams;
  browser: ClerkBrowser;
};

type Uses = { state: ClerkState; token: TokenMaker; onUserDeleted: (userId: string) => void };

/** Answers a call of the browser's library; what changes something carries the browser's whole state along. */
export function answerFrontend(uses: Uses, call: FrontendCall): object {
  const { state, token } = uses;
  const client = () => clientResource(state, call.browser, token);
  const changed = (response: object) => ({ response, client: client() });
  const [, id = '', action = ''] =
    /^\/client\/(?:sign_ins|sign_ups|sessions)\/([^/]+)(?:\/(\w+))?/.exec(call.path) ?? [];
  const route = `${call.method} ${call.path.replace(id || '\n', ':id')}`;

  switch (route) {
    case 'GET /client':
    case 'POST /client':
      return { response: client(), client: null };
    case 'POST /client/sign_ins':
      return changed(beginSignIn(uses, call));
    case 'GET /client/sign_ins/:id':
      return changed(signInResource(state, requireAttempt(call.browser.signIn)));
    case 'POST /client/sign_ins/:id/attempt_first_factor':
      return changed(trySignIn(uses, call));
    case 'POST /client/sign_ups':
    case 'PATCH /client/sign_ups/:id':
      return changed(fillSignUp(uses, call));
    case 'POST /client/sign_ups/:id/prepare_verification':
      return changed(signUpResource(state, requireAttempt(call.browser.signUp)));
    case 'POST /client/sign_ups/:id/attempt_verification':
      return changed(finishSignUp(uses, call));
    case 'POST /client/sessions/:id/touch':
      return changed(sessionResource(state, requireSession(uses, call, id), token));
    case 'POST /client/sessions/:id/tokens':
      return { object: 'token', jwt: tokenOf(uses, requireSession(uses, call, id)) };
    case 'POST /client/sessions/:id/remove':
    case 'POST /client/sessions/:id/end': {
      const resource = sessionResource(state, requireSession(uses, call, id), token);
      state.sessions.delete(id);
      return changed({ ...resource, status: action === 'end' ? 'ended' : 'removed' });
    }
    case 'DELETE /client/sessions':
      for (const session of sessionsOf(state, call.browser)) state.sessions.delete(session.id);
      return changed(client());
    case 'GET /me':
      return { response: userResource(requireUser(uses, call)), client: null };
    case 'DELETE /me': {
      const user = requireUser(uses, call);
      removeUser(state, user.id);
      uses.onUserDeleted(user.id);
      return changed({ object: 'user', id: user.id, deleted: true });
    }
    default:
      throw new ClerkRefusal(404, 'resource_not_found', `The stand-in does not know ${route}`);
  }
}

function beginSignIn(uses: Uses, call: FrontendCall): object {
  const { browser, body } = call;
  const email = (body.get('identifier') ?? '').trim().toLowerCase();
  browser.signIn = { id: newClerkId('sia'), email: email || null, sessionId: null };
  if (email && !userByEmail(uses.state, email)) {
    browser.signIn.email = null;
    throw new ClerkRefusal(422, 'form_identifier_not_found', "Couldn't find your account.", 'identifier');
  }
  return body.get('password') ? trySignIn(uses, call) : signInResource(uses.state, browser.signIn);
}

function trySignIn({ state }: Uses, { browser, body }: FrontendCall): object {
  const signIn = requireAttempt(browser.signIn);
  const user = userByEmail(state, signIn.email ?? '');
  if (!user || !isPasswordOf(user, body.get('password') ?? '')) {
    throw new ClerkRefusal(422, 'form_password_incorrect', 'Password is incorrect. Try again.', 'password');
  }
  signIn.sessionId = openSession(state, browser, user.id).id;
  return signInResource(state, signIn);
}

function fillSignUp({ state }: Uses, { browser, body }: FrontendCall): object {
  const email = body.get('email_address')?.trim().toLowerCase();
  if (email && userByEmail(state, email)) {
    throw new ClerkRefusal(
      422,
      'form_identifier_exists',
      'That email address is taken. Please try another.',
      'email_address',
    );
  }
  const known = browser.signUp?.sessionId ? null : browser.signUp;
  browser.signUp = {
    id: known?.id ?? newClerkId('sua'),
    email: email ?? known?.email ?? null,
    password: body.get('password') ?? known?.password ?? null,
    firstName: body.get('first_name') ?? known?.firstName ?? null,
    lastName: body.get('last_name') ?? known?.lastName ?? null,
    sessionId: null,
  };
  return signUpResource(state, browser.signUp);
}

function finishSignUp({ state }: Uses, { browser, body }: FrontendCall): object {
  const signUp = requireAttempt(browser.signUp);
  const { email, password, firstName, lastName } = signUp;
  if (body.get('code') !== EMAIL_CODE || !email || !password) {
    throw new ClerkRefusal(422, 'form_code_incorrect', 'Incorrect code', 'code');
  }
  const user = addUser(state, { email, password, firstName, lastName });
  signUp.sessionId = openSession(state, browser, user.id).id;
  return signUpResource(state, signUp);
}

function requireAttempt<A>(attempt: A | null): A {
  if (!attempt) throw new ClerkRefusal(404, 'resource_not_found', 'There is no such attempt');
  return attempt;
}

function requireSession({ state }: Uses, { browser }: FrontendCall, id: string): ClerkSession {
  const session = state.sessions.get(id);
  if (session?.clientId === browser.id) return session;
  throw new ClerkRefusal(404, 'resource_not_found', 'Session not found');
}

function requireUser({ state }: Uses, { browser }: FrontendCall) {
  const user = state.users.get(sessionsOf(state, browser)[0]?.userId ?? '');
  if (!user) throw new ClerkRefusal(401, 'authentication_invalid', 'Unable to authenticate the request');
  return user;
}

function tokenOf({ state, token }: Uses, session: ClerkSession): string {
  const user = state.users.get(session.userId);
  if (!user) throw new ClerkRefusal(404, 'resource_not_found', 'Session not found');
  return token(session, user);
}
