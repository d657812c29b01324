import { keySet } from './clerk-keys.ts';
import { ClerkRefusal } from './clerk-refusal.ts';
import { addUser, type ClerkState, type ClerkUser, removeUser, userByEmail } from './clerk-state.ts';
import { userResource } from './frontend-resources.ts';

export type BackendCall = {
  method: string;
  /** Behind /v1. */
  path: string;
  query: URLSearchParams;
  /** As it came: JSON, or nothing. */
  body: string;
};

/** Answers a call of a server that proved itself by the secret key: those about people that the product makes. */
export function answerBackend(state: ClerkState, { method, path, query, body }: BackendCall): object {
  if (path === '/users' && method === 'GET') return findUsers(state, query).map(userResource);
  if (path === '/users' && method === 'POST') return userResource(makeUser(state, JSON.parse(body)));
  if (path === '/users/count') return { object: 'total_count', total_count: findUsers(state, query).length };
  const [, userId = ''] = /^\/users\/([^/]+)$/.exec(path) ?? [];
  const user = state.users.get(userId);
  if (!user) throw new ClerkRefusal(404, 'resource_not_found', 'not found');
  if (method === 'GET') return userResource(user);
  if (method !== 'DELETE') throw new ClerkRefusal(405, 'method_not_allowed', 'Method not allowed');
  removeUser(state, userId);
  return { object: 'user', id: userId, deleted: true };
}

/** The people with any of the ids, ids of before and addresses that are named; all of them where none is. */
function findUsers({ users }: ClerkState, query: URLSearchParams): ClerkUser[] {
  const named: [string, (user: ClerkUser) => string | null][] = [
    ['user_id', ({ id }) => id],
    ['external_id', ({ externalId }) => externalId],
    ['email_address', ({ email }) => email],
  ];
  const found = [...users.values()].filter((user) =>
    named.every(([name, of]) => !query.has(name) || query.getAll(name).includes(of(user) ?? '')),
  );
  return found.slice(0, Number(query.get('limit') ?? '10'));
}

type UserToMake = {
  external_id?: string;
  email_address: string[];
  email_address_identification_status?: string[];
  first_name?: string;
  password_digest?: string;
  password_hasher?: string;
  skip_password_requirement?: boolean;
};

function makeUser(state: ClerkState, asked: UserToMake): ClerkUser {
  const [email = ''] = asked.email_address;
  const externalId = asked.external_id ?? null;
  if (userByEmail(state, email)) {
    throw new ClerkRefusal(422, 'form_identifier_exists', 'That email address is taken.', 'email_address');
  }
  if ([...state.users.values()].some((user) => user.externalId !== null && user.externalId === externalId)) {
    throw new ClerkRefusal(422, 'form_identifier_exists', 'That external ID is taken.', 'external_id');
  }
  if (asked.password_digest === undefined && !asked.skip_password_requirement) {
    throw new ClerkRefusal(422, 'form_data_missing', 'password is required', 'password');
  }
  if (asked.password_digest !== undefined && asked.password_hasher !== 'scrypt_werkzeug') {
    throw new ClerkRefusal(422, 'form_param_value_invalid', 'The stand-in knows scrypt_werkzeug', 'password_hasher');
  }
  return addUser(state, {
    email,
    emailVerified: asked.email_address_identification_status?.[0] !== 'reserved',
    externalId,
    password: null,
    passwordDigest: asked.password_digest ?? null,
    firstName: asked.first_name ?? null,
  });
}

/** The keys of the instance, for a server that proved itself. */
export function answerKeys(publicPem: string, { isServer }: { isServer: boolean }): object {
  if (!isServer) throw new ClerkRefusal(401, 'clerk_key_invalid', 'The provided Clerk Secret Key is invalid.');
  return keySet(publicPem);
}
