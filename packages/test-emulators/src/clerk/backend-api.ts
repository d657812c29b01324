import { keySet } from './clerk-keys.ts';
import { ClerkRefusal } from './clerk-refusal.ts';
import { type ClerkState, removeUser } from './clerk-state.ts';
import { userResource } from './frontend-resources.ts';

/** Answers a call of a server that proved itself by the secret key: the two about people that the product makes. */
export function answerBackend(state: ClerkState, method: string, path: string): object {
  const [, userId = ''] = /^\/users\/([^/]+)$/.exec(path) ?? [];
  const user = state.users.get(userId);
  if (!user) throw new ClerkRefusal(404, 'resource_not_found', 'not found');
  if (method === 'GET') return userResource(user);
  if (method !== 'DELETE') throw new ClerkRefusal(405, 'method_not_allowed', 'Method not allowed');
  removeUser(state, userId);
  return { object: 'user', id: userId, deleted: true };
}

/** The keys of the instance, for a server that proved itself. */
export function answerKeys(publicPem: string, { isServer }: { isServer: boolean }): object {
  if (!isServer) throw new ClerkRefusal(401, 'clerk_key_invalid', 'The provided Clerk Secret Key is invalid.');
  return keySet(publicPem);
}
