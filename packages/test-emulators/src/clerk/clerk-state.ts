import { randomUUID } from 'node:crypto';

export type ClerkUser = {
  id: string;
  email: string;
  /** Whether its owner is known to read the address; one that is not is only reserved for them. */
  emailVerified: boolean;
  /** The id in a product of before, where a server has named it. */
  externalId: string | null;
  password: string | null;
  /** A hash of the password that a server has brought, as Werkzeug writes it. */
  passwordDigest: string | null;
  firstName: string | null;
  lastName: string | null;
  createdAt: number;
  updatedAt: number;
};

export type ClerkSession = { id: string; userId: string; clientId: string; createdAt: number };

/** What a person is in the middle of, in one browser. */
export type Attempt = { id: string; email: string | null; sessionId: string | null };
export type SignUp = Attempt & { password: string | null; firstName: string | null; lastName: string | null };

export type ClerkBrowser = { id: string; signIn: Attempt | null; signUp: SignUp | null; lastSessionId: string | null };

/** All that the stand-in remembers. */
export type ClerkState = {
  users: Map<string, ClerkUser>;
  sessions: Map<string, ClerkSession>;
  browsers: Map<string, ClerkBrowser>;
};

export const newClerkState = (): ClerkState => ({ users: new Map(), sessions: new Map(), browsers: new Map() });

export const newClerkId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;

export function userByEmail({ users }: ClerkState, email: string): ClerkUser | undefined {
  return [...users.values()].find((user) => user.email === email.toLowerCase());
}

export function addUser(
  { users }: ClerkState,
  { email, password, ...known }: Partial<ClerkUser> & Pick<ClerkUser, 'email' | 'password'>,
): ClerkUser {
  const at = Date.now();
  const user = {
    emailVerified: true,
    externalId: null,
    passwordDigest: null,
    firstName: null,
    lastName: null,
    createdAt: at,
    updatedAt: at,
    ...known,
    id: newClerkId('user'),
    email: email.toLowerCase(),
    password,
  };
  users.set(user.id, user);
  return user;
}

/** Removes a person, and with them every session. */
export function removeUser(state: ClerkState, userId: string): boolean {
  for (const [id, session] of state.sessions) {
    if (session.userId === userId) state.sessions.delete(id);
  }
  return state.users.delete(userId);
}

export function openSession(state: ClerkState, browser: ClerkBrowser, userId: string): ClerkSession {
  const session = { id: newClerkId('sess'), userId, clientId: browser.id, createdAt: Date.now() };
  state.sessions.set(session.id, session);
  browser.lastSessionId = session.id;
  return session;
}

export function sessionsOf({ sessions }: ClerkState, { id }: ClerkBrowser): ClerkSession[] {
  return [...sessions.values()].filter(({ clientId }) => clientId === id);
}
