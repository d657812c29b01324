import type { ComponentType } from 'react';

export type SessionUser = { id: string; email: string; name: string };

/** Who is here: 'failed' means that the sign-in service did not answer, so nobody can know. */
export type SessionState =
  | { status: 'loading' | 'failed' | 'signed-out'; user: null }
  | { status: 'signed-in'; user: SessionUser };

export type AuthFailure = {
  ok: false;
  /** The contract's code. */
  code: string;
  sentence: string;
  issues: { path: string; message: string }[];
};

/** Done, as far as it goes: somebody whose account asks for a second factor is not in yet. */
export type AuthResult = { ok: true; needsSecondFactor?: true } | AuthFailure;

/** Why it was refused; null where it was done. */
export function refusalOf(result: AuthResult): AuthFailure | null {
  return result.ok ? null : result;
}

/** What a hosted sign-in service brings along, in the place of our own forms. */
export type HostedSignIn = {
  SignIn: ComponentType<{ redirect?: string | undefined }>;
  SignUp: ComponentType<{ redirect?: string | undefined }>;
  /** Shows the service's own page about the account: address, password, devices. */
  openAccount: () => void;
  /** Tries to reach the service again, because somebody asked for it. */
  retry: () => void;
};

/** The session of this page; its functions may be handed around on their own. */
export type Session = {
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Asks the server who is here; a signed-in person stays so while it does not answer. */
  load: () => Promise<void>;
  /** Null for a visitor, also while sign-in fails; throws when a signed-in person's token cannot be renewed. */
  getToken: () => Promise<string | null>;
  /** The next call fetches a new token. */
  forgetToken: () => void;
  /** Asks anyone who is here to prove again who they are, in place; false when they did not. The next token says so. */
  proveAgain: () => Promise<boolean>;
  signIn: (values: { email: string; password: string }) => Promise<AuthResult>;
  /** Goes on where signing in needed a second factor. */
  enterCode: (code: string) => Promise<AuthResult>;
  /** Signs in with what a device answered for a passkey. */
  enterPasskey: (answer: unknown) => Promise<AuthResult>;
  signUp: (values: { email: string; password: string; name: string }) => Promise<AuthResult>;
  /** Ends the session on the server, later if that cannot be reached now; this page still shows it until `end`. */
  revoke: () => Promise<AuthResult>;
  /** Whether the server still has to be informed that somebody signed out here. */
  isSignOutPending: () => boolean;
  end: () => void;
  /** Absent where accounts are our own. */
  hosted?: HostedSignIn;
};

/** A person as the sign-in service reports them; null for anything else. */
export function readUser(value: unknown): SessionUser | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, email, name }: { id?: unknown; email?: unknown; name?: unknown } = value;
  if (typeof id !== 'string' || typeof email !== 'string') return null;
  return { id, email, name: typeof name === 'string' ? name : '' };
}
