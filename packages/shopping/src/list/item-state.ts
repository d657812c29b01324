import type { ListAisle, ListKind } from '@platewise/contract/shopping/shopping-list-schema';

/**
 * What a person did to one line of the kept list, or an own item. It stays when the plan changes, and when the line goes.
 * Amounts are grams of a food, and servings of an ingredient line.
 */
export type ItemState = {
  id: string;
  kind: ListKind;
  /** The line's own name when it was last touched, for when nothing else knows it any more. */
  name: string;
  /** Of an own item. */
  aisle: ListAisle | null;
  /** Of an own item; or in place of what an ingredient line says. */
  quantity: string | null;
  /** The amount that the person set, and what was needed then. */
  editedGrams: number | null;
  neededAtEdit: number | null;
  isTicked: boolean;
  /** What the tick covers. */
  tickedAmount: number | null;
};

/** A change of a line; fields that are absent stay. */
export type ItemChange = {
  name?: string | undefined;
  aisle?: ListAisle | undefined;
  quantity?: string | null | undefined;
  grams?: number | null | undefined;
  isTicked?: boolean | undefined;
  covers?: number | undefined;
};

/** The columns that a change of a line sets, so that two devices that change different ones lose nothing. */
export type StateFields = Partial<Omit<ItemState, 'id' | 'kind'>>;

/**
 * What a change sets.
 * @param line what is needed now, and what a tick covers now unless the change says what the person saw
 */
export function fieldsOf(
  { name, aisle, quantity, grams, isTicked, covers }: ItemChange,
  line: { needed: number | null; covers: number | null },
): StateFields {
  return {
    ...(name !== undefined && { name }),
    ...(aisle !== undefined && { aisle }),
    ...(quantity !== undefined && { quantity }),
    ...(grams !== undefined && { editedGrams: grams, neededAtEdit: grams === null ? null : (line.needed ?? 0) }),
    ...(isTicked !== undefined && { isTicked, tickedAmount: isTicked ? (covers ?? line.covers) : null }),
  };
}

/** A line that nobody touched yet. */
export function untouched({ id, kind, name }: Pick<ItemState, 'id' | 'kind' | 'name'>): ItemState {
  return {
    id,
    kind,
    name,
    aisle: null,
    quantity: null,
    editedGrams: null,
    neededAtEdit: null,
    isTicked: false,
    tickedAmount: null,
  };
}
