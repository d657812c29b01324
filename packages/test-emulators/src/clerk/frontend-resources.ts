import {
  type Attempt,
  type ClerkBrowser,
  type ClerkSession,
  type ClerkState,
  type ClerkUser,
  type SignUp,
  sessionsOf,
} from './clerk-state.ts';

const DAY_MS = 86_400_000;

/** Makes the token of a session. */
export type TokenMaker = (session: ClerkSession, user: ClerkUser) => string;

const verification = (status: string, change: object = {}) => ({
  object: 'verification',
  status,
  strategy: 'email_code',
  attempts: status === 'verified' ? 1 : 0,
  expire_at: Date.now() + 600_000,
  ...change,
});

/** What a browser knows about itself. */
export function clientResource(state: ClerkState, browser: ClerkBrowser, token: TokenMaker) {
  const sessions = sessionsOf(state, browser).map((session) => sessionResource(state, session, token));
  const isLive = sessions.some(({ id }) => id === browser.lastSessionId);
  return {
    object: 'client',
    id: browser.id,
    sessions,
    sign_in: browser.signIn && signInResource(state, browser.signIn),
    sign_up: browser.signUp && signUpResource(state, browser.signUp),
    last_active_session_id: isLive ? browser.lastSessionId : (sessions[0]?.id ?? null),
    last_authentication_strategy: null,
    cookie_expires_at: null,
    captcha_bypass: true,
    created_at: Date.now(),
    updated_at: Date.now(),
  };
}

export function sessionResource(state: ClerkState, session: ClerkSession, token: TokenMaker) {
  const user = state.users.get(session.userId);
  if (!user) throw new Error('A session without a person');
  return {
    object: 'session',
    id: session.id,
    status: 'active',
    expire_at: session.createdAt + 7 * DAY_MS,
    abandon_at: session.createdAt + 30 * DAY_MS,
    last_active_at: Date.now(),
    last_active_organization_id: null,
    last_active_token: { object: 'token', jwt: token(session, user) },
    factor_verification_age: [0, -1],
    actor: null,
    tasks: null,
    user: userResource(user),
    public_user_data: publicData(user),
    created_at: session.createdAt,
    updated_at: session.createdAt,
  };
}

export function userResource(user: ClerkUser) {
  const address = { id: `idn_${user.id}`, object: 'email_address', email_address: user.email };
  return {
    object: 'user',
    id: user.id,
    external_id: user.externalId,
    username: null,
    first_name: user.firstName,
    last_name: user.lastName,
    image_url: '',
    has_image: false,
    primary_email_address_id: address.id,
    primary_phone_number_id: null,
    primary_web3_wallet_id: null,
    email_addresses: [
      {
        ...address,
        verification: verification(user.emailVerified ? 'verified' : 'unverified'),
        linked_to: [],
        matches_sso_connection: false,
      },
    ],
    phone_numbers: [],
    web3_wallets: [],
    passkeys: [],
    external_accounts: [],
    enterprise_accounts: [],
    saml_accounts: [],
    organization_memberships: [],
    password_enabled: user.password !== null || user.passwordDigest !== null,
    totp_enabled: false,
    backup_code_enabled: false,
    two_factor_enabled: false,
    delete_self_enabled: true,
    create_organization_enabled: false,
    public_metadata: {},
    unsafe_metadata: {},
    private_metadata: {},
    last_sign_in_at: Date.now(),
    legal_accepted_at: null,
    banned: false,
    locked: false,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
  };
}

const publicData = ({ id, email, firstName, lastName }: ClerkUser) => ({
  user_id: id,
  identifier: email,
  first_name: firstName,
  last_name: lastName,
  image_url: '',
  has_image: false,
});

export function signInResource(state: ClerkState, { id, email, sessionId }: Attempt) {
  const user = [...state.users.values()].find((known) => known.email === email);
  const status = sessionId ? 'complete' : email ? 'needs_first_factor' : 'needs_identifier';
  return {
    object: 'sign_in',
    id,
    status,
    identifier: email,
    supported_identifiers: ['email_address'],
    supported_first_factors: email ? [{ strategy: 'password' }] : null,
    supported_second_factors: null,
    first_factor_verification: null,
    second_factor_verification: null,
    created_session_id: sessionId,
    user_data: user ? publicData(user) : null,
  };
}

export function signUpResource(state: ClerkState, signUp: SignUp) {
  const { id, email, password, sessionId } = signUp;
  const session = sessionId ? state.sessions.get(sessionId) : undefined;
  const missing = [...(email ? [] : ['email_address']), ...(password ? [] : ['password'])];
  return {
    object: 'sign_up',
    id,
    status: sessionId ? 'complete' : 'missing_requirements',
    required_fields: ['email_address', 'password'],
    optional_fields: [],
    missing_fields: missing,
    unverified_fields: sessionId || !email ? [] : ['email_address'],
    email_address: email,
    username: null,
    phone_number: null,
    web3_wallet: null,
    first_name: signUp.firstName,
    last_name: signUp.lastName,
    has_password: password !== null,
    unsafe_metadata: {},
    verifications: {
      email_address: verification(sessionId ? 'verified' : 'unverified', {
        next_action: sessionId ? '' : 'needs_attempt',
        supported_strategies: ['email_code'],
      }),
      phone_number: null,
      web3_wallet: null,
      external_account: null,
    },
    external_account: null,
    external_account_strategy: null,
    created_session_id: sessionId,
    created_user_id: session?.userId ?? null,
    abandon_at: Date.now() + DAY_MS,
    legal_accepted_at: null,
    locale: null,
  };
}
