import { lookup, Resolver } from 'node:dns/promises';

/** All addresses of a name. Rejects where it has none. */
export type ResolveName = (name: string) => Promise<readonly string[]>;

/** One question to one name server, and how often it is asked. */
const TIMES = { timeout: 1500, tries: 2 };

/**
 * Asks the name servers alone. Not as programs usually do, by the system: that reads the names of this machine's own files, and each
 * question holds one of the four threads that passwords and files need as well, as long as a stranger's name server likes.
 */
export const resolvePublicName: ResolveName = async (name) => {
  const resolver = new Resolver(TIMES);
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (addresses.length === 0) throw new Error('The name has no address.');
  return addresses;
};

/** Asks the system, which knows the names of a home's network too. */
export const resolveLocalName: ResolveName = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address);
