const ID_MAX_CHARACTERS = 80;

/** The favorite that an address names; undefined where it names none, set so that the router does not keep the raw value. */
export function readFavoriteId(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= ID_MAX_CHARACTERS ? value : undefined;
}
