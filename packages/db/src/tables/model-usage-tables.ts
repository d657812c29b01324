/** What a model may have cost in a month ('YYYY-MM', UTC), in millionths of a US dollar: spent, or set aside for an order. */
export type ModelSpendingTable = { month: string; micros: number };
export type PersonModelSpendingTable = ModelSpendingTable & { user_id: string };

/** What orders to a model came to on one day, by how they ended; nobody's. */
export type ModelUsageTable = {
  /** In UTC. */
  day: string;
  model: string;
  /** 'ok', or why an order gave nothing or broke off. */
  outcome: string;
  orders: number;
  /** Requests that were sent for them, retries included. */
  requests: number;
  dishes: number;
  /** Null while the service has reported none. */
  input_tokens: number | null;
  /** The part of the input that the service had kept from before; null while it has reported none. */
  cached_tokens: number | null;
  output_tokens: number | null;
  /** Millionths of a US dollar; null while no cost is known. */
  cost_micros: number | null;
  /** Orders that were sent and whose cost is not known, so that the sum is without them. */
  orders_without_cost: number;
};
