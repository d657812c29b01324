import type { ShoppingItemRow } from '@platewise/db/tables/shopping-list-tables';
import type { ItemState, StateFields } from '@platewise/shopping/list/item-state';

type Columns = Omit<ShoppingItemRow, 'user_id' | 'created_at' | 'updated_at'>;

/** What was done to a line, as the planner reads it. */
export function toItemState(row: Columns): ItemState {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    aisle: row.aisle,
    quantity: row.quantity,
    editedGrams: row.edited_grams,
    neededAtEdit: row.needed_at_edit,
    isTicked: row.is_ticked,
    tickedAmount: row.ticked_amount,
  };
}

/** The columns of a line that nobody touched yet, or of an own item. */
export function toColumns(state: ItemState): Columns {
  const { id, kind, name, isTicked, aisle, quantity } = state;
  return {
    id,
    kind,
    name,
    aisle,
    quantity,
    edited_grams: state.editedGrams,
    needed_at_edit: state.neededAtEdit,
    is_ticked: isTicked,
    ticked_amount: state.tickedAmount,
  };
}

/** The columns that a change sets; no others. */
export function toChangedColumns(fields: StateFields): Partial<Columns> {
  const { name, aisle, quantity, editedGrams, neededAtEdit, isTicked, tickedAmount } = fields;
  return {
    ...(name !== undefined && { name }),
    ...(aisle !== undefined && { aisle }),
    ...(quantity !== undefined && { quantity }),
    ...(editedGrams !== undefined && { edited_grams: editedGrams }),
    ...(neededAtEdit !== undefined && { needed_at_edit: neededAtEdit }),
    ...(isTicked !== undefined && { is_ticked: isTicked }),
    ...(tickedAmount !== undefined && { ticked_amount: tickedAmount }),
  };
}
