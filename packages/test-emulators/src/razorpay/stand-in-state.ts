import { randomBytes } from 'node:crypto';

/** Subscription as the API shows it; times are seconds since 1970. */
export type Subscription = {
  id: string;
  entity: 'subscription';
  plan_id: string;
  status: string;
  current_start: number | null;
  current_end: number | null;
  ended_at: number | null;
  start_at: number | null;
  paid_count: number;
  total_count: number;
  short_url: string;
  notes: Record<string, string>;
  created_at: number;
  expire_by: number | null;
  /** Not shown. */
  cancelsAtEnd: boolean;
};

export type Payment = {
  id: string;
  entity: 'payment';
  amount: number;
  amount_refunded: number;
  currency: 'INR';
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  created_at: number;
  /** Not shown. */
  subscriptionId: string;
};

export type Plan = {
  id: string;
  period: 'monthly' | 'yearly';
  interval: number;
  item: { amount: number; currency: string; name?: string; active?: boolean };
  notes?: Record<string, string>;
};

export type StandInState = {
  plans: Map<string, Plan>;
  subscriptions: Map<string, Subscription>;
  payments: Map<string, Payment>;
  now: () => Date;
};

/** A refusal in the shape of the API's. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, description: string) {
    super(description);
    this.status = status;
  }
}

const ID_BYTES = 7;

export function newStandInId(kind: 'plan' | 'sub' | 'pay' | 'rfnd' | 'disp' | 'evt'): string {
  return `${kind}_${randomBytes(ID_BYTES).toString('hex')}`;
}

/** Seconds since 1970. */
export function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

export function findSubscription({ subscriptions }: StandInState, id: string): Subscription {
  const found = subscriptions.get(id);
  if (!found) throw new Refusal(400, 'The id provided does not exist');
  return found;
}
