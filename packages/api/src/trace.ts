/**
 * Runs work and reports how long it took, under a name of ours.
 * @param outcomeOf what became of it, as a word or a code; `ok` where nothing went wrong
 */
export type Trace = <Result>(
  name: string,
  work: () => Promise<Result>,
  outcomeOf?: (result: Result) => string,
) => Promise<Result>;
