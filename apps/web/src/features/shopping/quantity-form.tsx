import { Button, TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { shoppingScreen } from '@platewise/contract/locales/en/shopping-screen';
import { useState } from 'react';
import classes from './row-details.module.css';
import type { RowFormProps } from './row-form-props.ts';

const words = shoppingScreen.details;

/** How much of an ingredient line without grams is bought, in the person's own words. */
export function QuantityForm({ item, changes, onSaved }: RowFormProps) {
  const [text, setText] = useState(item.quantity);

  function save(quantity: string | null) {
    changes.update(item, { quantity });
    onSaved();
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        save(text.trim() || null);
      }}
    >
      <TextInput
        label={words.quantity}
        placeholder={words.quantityPlaceholder}
        maxLength={LIMITS.shoppingQuantityMaxCharacters}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit">{words.save}</Button>
        {item.isEdited && (
          <Button variant="default" onClick={() => save(null)}>
            {words.reset}
          </Button>
        )}
      </div>
    </form>
  );
}
