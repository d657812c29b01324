/** What was done to several places at once, in sentences. */
export type ChangeReport = {
  text: string;
  /** What stayed as it was, and why. */
  leftOut: readonly string[];
  toKnow: readonly string[];
};
