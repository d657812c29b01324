import { Flex, Text } from '@mantine/core';
import type { ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { useFoodWeight, useUnits } from '../../../../shared/preferences/use-food-weight.ts';
import typography from '../../../../shared/ui/typography/typography.module.css';
import { lineName } from '../../data/text/line-name.ts';
import { quantityWords } from '../../data/text/quantity-words.ts';
import classes from './list-row.module.css';

const words = shoppingScreen.item;

/** What is in the basket or not needed is struck through, what is at home only paler. */
const AT_HOME = { c: 'dimmed', fw: 400 } as const;
const GONE = { ...AT_HOME, td: 'line-through 1px' } as const;

/** A line in words: its name, what to buy of it, and what there is to know about that. */
export function LineWords({ item, isQueued }: { item: ShoppingItem; isQueued: boolean }) {
  const weight = useFoodWeight();
  const quantity = quantityWords(item, useUnits());
  const notes = lineNotes(item, weight);
  if (isQueued) notes.push(words.waits);
  const { status } = item;
  const isGone = status === 'ticked' || status === 'not-needed';
  const look = isGone ? GONE : status === 'have' ? AT_HOME : {};

  return (
    <Flex component="span" direction="column">
      <span className={classes.line}>
        <Text dir="auto" className={typography.breakable} span inherit miw={0} fw={600} {...look}>
          {lineName(item)}
        </Text>{' '}
        {quantity !== '' && (
          <Text
            className={`${typography.figures} ${typography.breakable} ${status === 'more' ? classes.more : ''}`}
            span
            inherit
            fw={status === 'more' ? 600 : 400}
            {...look}
          >
            {quantity}
          </Text>
        )}
      </span>{' '}
      {notes.length > 0 && (
        <Text className={`${classes.notes} ${typography.figures}`} span size="sm" c="dimmed">
          {notes.join(' · ')}
        </Text>
      )}
    </Flex>
  );
}

function lineNotes(item: ShoppingItem, weight: (grams: number) => string): string[] {
  const { status, kind, neededGrams, buy, isEdited, isStaple, extraAmount, reservedGrams } = item;
  // A list that this device has kept from before may not know.
  const atHomeGrams = item.atHomeGrams ?? null;
  if (status === 'not-needed') return [words.notNeeded];
  const notes: string[] = [];
  if (atHomeGrams !== null && atHomeGrams > 0) notes.push(words.amountAtHome({ amount: weight(atHomeGrams) }));
  else if (status === 'have') notes.push(atHomeGrams === null ? words.atHome : words.eaten);
  if (reservedGrams !== undefined) notes.push(words.reserved({ amount: weight(reservedGrams) }));
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
