import { TOKEN_SCOPES, type TokenScope } from '@platewise/contract/account/api-token-schema';
import type { TokenArea } from '@platewise/contract/account/token-areas';

/** The area of every domain that a token can be kept to; whatever is not here wants a token for all. */
const AREA_OF_DOMAIN: Readonly<Record<string, TokenArea>> = {
  meals: 'plan',
  plans: 'plan',
  familyPlans: 'plan',
  favorites: 'plan',
  dislikedMeals: 'plan',
  sharing: 'plan',
  calendar: 'calendar',
  shoppingList: 'list',
  calorie: 'diary',
};

/** The scopes of a stored token. */
export function readScopes(stored: string): TokenScope[] {
  const words = stored.split(' ');
  return TOKEN_SCOPES.filter((scope) => words.includes(scope));
}

/** The scope that a procedure wants of a token, by its path such as `calendar.read`, and whether it changes something. */
export function scopeOfProcedure(path: string, type: 'query' | 'mutation' | 'subscription'): TokenScope {
  const [domain = ''] = path.split('.');
  const area = Object.hasOwn(AREA_OF_DOMAIN, domain) ? AREA_OF_DOMAIN[domain] : undefined;
  return `${type === 'query' ? 'read' : 'write'}:${area ?? 'all'}`;
}

/** Whether a token with these scopes may do what wants that one: `write` includes `read`, `all` every area. */
export function allowsScope(scopes: readonly TokenScope[], wanted: TokenScope): boolean {
  const [, area = 'all'] = wanted.split(':');
  const levels = wanted.startsWith('read:') ? ['read', 'write'] : ['write'];
  return scopes.some((scope) => levels.some((level) => scope === `${level}:${area}` || scope === `${level}:all`));
}
