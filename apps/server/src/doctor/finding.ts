/** What was looked at, how it is, why, and how to mend it where it is not well. */
export type Finding = { what: string; why: string } & (
  | { state: 'ok' }
  /** It works, and may surprise somebody. */
  | { state: 'warning' | 'fault'; mend: string }
);

export const ok = (what: string, why: string): Finding => ({ what, state: 'ok', why });
export const warning = (what: string, why: string, mend: string): Finding => ({ what, state: 'warning', why, mend });
export const fault = (what: string, why: string, mend: string): Finding => ({ what, state: 'fault', why, mend });

const STATE_WIDTH = 'warning'.length;

/** Findings for a log: what is well in one line, then what is not with the way to mend it. */
export function logLines(findings: readonly Finding[]): string[] {
  const well = findings.filter(({ state }) => state === 'ok').map(({ what, why }) => `${what}: ${why}`);
  return [...(well.length > 0 ? [`Checks: ${well.join(' ')}`] : []), ...findingLines(findings.filter(isNotWell))];
}

const isNotWell = ({ state }: Finding) => state !== 'ok';

/** Findings as lines for a terminal: one for each, and one below that says how to mend it. */
export function findingLines(findings: readonly Finding[]): string[] {
  return findings.flatMap((finding) => {
    const line = `${finding.state.padEnd(STATE_WIDTH)}  ${finding.what}: ${finding.why}`;
    return finding.state === 'ok' ? [line] : [line, `${' '.repeat(STATE_WIDTH)}  ${finding.mend}`];
  });
}
