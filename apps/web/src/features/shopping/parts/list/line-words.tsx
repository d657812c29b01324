import type { ShoppingItem } from '@platewise/contract/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping-screen';
import { useFoodWeight, useUnits } from '../../../../shared/preferences/use-food-weight.ts';
import { lineName } from '../../data/text/line-name.ts';
import { quantityWords } from '../../data/text/quantity-words.ts';
import classes from './list-row.module.css';

const words = shoppingScreen.item;

/** A line in words: its name, what to buy of it, and what there is to know about that. */
export function LineWords({ item, isQueued }: { item: ShoppingItem; isQueued: boolean }) {
  const weight = useFoodWeight();
  const quantity = quantityWords(item, useUnits());
  const notes = lineNotes(item, weight);
  if (isQueued) notes.push(words.waits);

  return (
    <>
      <span className={classes.line}>
        <span dir="auto" className={classes.name}>
          {lineName(item)}
        </span>{' '}
        {quantity !== '' && <span className={classes.quantity}>{quantity}</span>}
      </span>{' '}
      {notes.length > 0 && <span className={classes.notes}>{notes.join(' · ')}</span>}
    </>
  );
}

function lineNotes(item: ShoppingItem, weight: (grams: number) => string): string[] {
  const { status, kind, neededGrams, buy, isEdited, isStaple, extraAmount } = item;
  if (status === 'not-needed') return [words.notNeeded];
  const notes: string[] = [];
  if (status === 'have') notes.push(words.atHome);
  if (status === 'more') notes.push(words.more);
  if (isEdited && kind === 'line') notes.push(words.editedNote);
  if (isEdited && kind === 'food' && neededGrams !== null) notes.push(words.edited({ amount: weight(neededGrams) }));
  if (!isEdited && neededGrams !== null && buy?.grams !== neededGrams) {
    notes.push(words.needed({ amount: weight(neededGrams) }));
  }
  if (isEdited && status === 'open' && extraAmount !== null && kind === 'food') {
    notes.push(words.moreSinceEdit({ amount: weight(extraAmount) }));
  }
  if (isStaple && status === 'open') notes.push(words.staple);
  return notes;
}
