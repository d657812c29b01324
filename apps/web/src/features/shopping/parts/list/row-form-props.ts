import type { ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import type { ListChanges } from '../../data/use-list-changes.ts';

/** What a form in the details of a line is given. */
export type RowFormProps = { item: ShoppingItem; changes: ListChanges; onSaved: () => void };
