/** The values of a list, and the one that stands there already, such as 'balanced', which programs may choose and forms do not offer. */
export function withValue<Value extends string>(offered: readonly Value[], value: Value | null): readonly Value[] {
  return value === null || offered.includes(value) ? offered : [...offered, value];
}
