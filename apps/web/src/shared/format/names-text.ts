import { listFormat } from '@platewise/contract/language/formats';

const list = listFormat('and');

/** People in one line: 'Asha, Ravi, and Meera'. */
export function namesText(people: readonly { name: string }[]): string {
  return list.format(people.map(({ name }) => name));
}
