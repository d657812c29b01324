/** A generation that had no answer, so that a plan is made on this device in its place. */
export type UnacknowledgedGeneration = {
  /** Its Idempotency-Key: the server knows by it whether it had made its plan. */
  key: string;
  /** ms since 1970; null when it cannot have reached the server. */
  sentAt: number | null;
};
