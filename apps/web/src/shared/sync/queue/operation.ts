import type { ApiClient } from '../../api/trpc.ts';
import { STORED_NAMES } from '../../storage/stored-names.ts';

type Way = {
  procedure: (api: ApiClient) => { mutate: (input: never, options: never) => Promise<unknown> };
  /** What is not there any more need not be removed. */
  isRemoval: boolean;
  /** Whether it makes something that is known by an id of the server's afterwards. */
  isCreation: boolean;
  /** Whether it may be sent again when the server has forgotten its key: the same thing twice is one. */
  isRepeatable: boolean;
};

const CHANGE = { isRemoval: false, isCreation: false, isRepeatable: true };
const CREATION = { ...CHANGE, isCreation: true };
const REMOVAL = { ...CHANGE, isRemoval: true as const };

/**
 * What can be done without a connection, and is sent when it is back. One that joins takes a line here; its procedure
 * must do its work once for an Idempotency-Key.
 */
export const OPERATIONS = {
  'plans.save': { procedure: (api: ApiClient) => api.plans.save, ...CREATION, isRepeatable: false },
  'plans.rename': { procedure: (api: ApiClient) => api.plans.rename, ...CHANGE },
  'plans.remove': { procedure: (api: ApiClient) => api.plans.remove, ...REMOVAL },
  'favorites.add': { procedure: (api: ApiClient) => api.favorites.add, ...CREATION },
  'favorites.remove': { procedure: (api: ApiClient) => api.favorites.remove, ...REMOVAL },
  'calorie.addMeal': { procedure: (api: ApiClient) => api.calorie.addMeal, ...CHANGE, isRepeatable: false },
  'calorie.changeMeal': { procedure: (api: ApiClient) => api.calorie.changeMeal, ...CHANGE },
  'calorie.removeMeal': { procedure: (api: ApiClient) => api.calorie.removeMeal, ...REMOVAL },
  'calorie.logFood': { procedure: (api: ApiClient) => api.calorie.logFood, ...CHANGE, isRepeatable: false },
  'calorie.tickPlanned': { procedure: (api: ApiClient) => api.calorie.tickPlanned, ...CHANGE },
  'calorie.untickPlanned': { procedure: (api: ApiClient) => api.calorie.untickPlanned, ...CHANGE },
  // The id of a glass is made here, so that the same one twice is one.
  'calorie.addWater': { procedure: (api: ApiClient) => api.calorie.addWater, ...CHANGE },
  'calorie.removeWater': { procedure: (api: ApiClient) => api.calorie.removeWater, ...REMOVAL },
  'shoppingList.updateItem': { procedure: (api: ApiClient) => api.shoppingList.updateItem, ...CHANGE },
  'shoppingList.addItem': {
    procedure: (api: ApiClient) => api.shoppingList.addItem,
    ...CREATION,
    isRepeatable: false,
  },
  'shoppingList.removeItem': { procedure: (api: ApiClient) => api.shoppingList.removeItem, ...REMOVAL },
  'shoppingList.setShop': { procedure: (api: ApiClient) => api.shoppingList.setShop, ...CHANGE },
  'shoppingList.removeShop': { procedure: (api: ApiClient) => api.shoppingList.removeShop, ...REMOVAL },
  'body.recordMeasure': { procedure: (api: ApiClient) => api.body.recordMeasure, ...CREATION },
  'body.removeMeasure': { procedure: (api: ApiClient) => api.body.removeMeasure, ...REMOVAL },
  'calendar.place': { procedure: (api: ApiClient) => api.calendar.place, ...CHANGE },
  'calendar.change': { procedure: (api: ApiClient) => api.calendar.change, ...CHANGE },
  // Twice, it would bring back what it changed places with.
  'calendar.move': { procedure: (api: ApiClient) => api.calendar.move, ...CHANGE, isRepeatable: false },
  'calendar.remove': { procedure: (api: ApiClient) => api.calendar.remove, ...REMOVAL },
} satisfies Record<string, Way>;

export type OperationKind = keyof typeof OPERATIONS;

type Procedure<Kind extends OperationKind> = ReturnType<(typeof OPERATIONS)[Kind]['procedure']>;

export type OperationInput<Kind extends OperationKind> = Parameters<Procedure<Kind>['mutate']>[0];
/** What the server answers; a removal of what was gone already has no answer. */
export type OperationResult<Kind extends OperationKind> =
  | Awaited<ReturnType<Procedure<Kind>['mutate']>>
  | ((typeof OPERATIONS)[Kind]['isRemoval'] extends true ? null : never);

/** Why something stays on the device, in a sentence for people. */
export type Refusal = { code: string | null; sentence: string };

export type OperationOf<Kind extends OperationKind> = {
  /** Its place in the order, given by the database. */
  position?: number;
  /** Its Idempotency-Key, made once. */
  id: string;
  /** Whose it is; nobody else ever sends it. */
  userId: string;
  kind: Kind;
  input: OperationInput<Kind>;
  /** ms since 1970. */
  madeAt: number;
  /** When it was first sent, as far as is known; null when it cannot have reached the server. */
  firstSentAt: number | null;
  /** When what it stands in for was sent, where that may have reached the server although no answer came. */
  sentBefore?: number | null;
  /** How often the server broke over it. */
  breakages: number;
  /** Set when the server will not take it as it is: it is not sent again by itself. */
  refusal: Refusal | null;
  /** What screens show of it meanwhile. */
  shown?: unknown;
};

export type Operation = { [Kind in OperationKind]: OperationOf<Kind> }[OperationKind];

const PENDING = STORED_NAMES.pendingId;

/** How something that is pending is known to others that wait and mean it: a favorite that is to be removed again. */
export function pendingId({ id }: Pick<Operation, 'id'>): string {
  return `${PENDING}${id}`;
}

/** Whether an id is one that no server knows yet. */
export function isPendingId(id: string): boolean {
  return id.startsWith(PENDING);
}

/** Whether an operation is about something that no server knew when it was made. */
export function refersToPending({ input }: Operation): boolean {
  return Object.values(input).some((value) => typeof value === 'string' && isPendingId(value));
}

/** Whether an operation is still to be sent. */
export function isPendingOperation({ refusal }: Operation): boolean {
  return refusal === null;
}
