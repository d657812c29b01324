import type { ListedFavorite } from './favorite-list.ts';

/** The favorites whose name, ingredients or tags hold every one of the words, letter case and accents aside. */
export function findFavorites(favorites: readonly ListedFavorite[], search: string): ListedFavorite[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return favorites.filter(({ meal }) => {
    const items = meal.items?.map(({ name }) => name) ?? [];
    const text = plain([meal.name, ...(meal.ingredients ?? []), ...items, ...(meal.tags ?? [])].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}
