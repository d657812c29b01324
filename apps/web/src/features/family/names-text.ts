const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** People in one line: 'Asha, Ravi and Meera'. */
export function namesText(people: readonly { name: string }[]): string {
  return list.format(people.map(({ name }) => name));
}
