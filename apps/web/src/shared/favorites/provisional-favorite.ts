import type { ListedFavorite } from './favorite-list.ts';

const PREFIX = 'provisional-';

/** How a favorite is known while it is on its way to the server: nothing can be done with it yet. */
export function provisionalId(key: string): string {
  return `${PREFIX}${key}`;
}

export function isProvisional({ _id }: ListedFavorite): boolean {
  return _id.startsWith(PREFIX);
}
