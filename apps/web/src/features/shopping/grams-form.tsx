import { Button, TextInput } from '@mantine/core';
import { shoppingScreen } from '@platewise/contract/locales/en/shopping-screen';
import { updateListItemSchema } from '@platewise/contract/shopping-list-request-schema';
import { useState } from 'react';
import { refusalOf } from './refusal-of.ts';
import classes from './row-details.module.css';
import type { RowFormProps } from './row-form-props.ts';

const words = shoppingScreen.details;
const gramsSchema = updateListItemSchema.pick({ grams: true });

/** Another amount of a food than the list says, and the way back to that. */
export function GramsForm({ item, changes, onSaved }: RowFormProps) {
  const [text, setText] = useState(String(item.buy?.grams ?? ''));
  const [error, setError] = useState<string | null>(null);

  function save() {
    const grams = text.trim() === '' ? Number.NaN : Number(text);
    const refusal = refusalOf(gramsSchema, { grams }, { grams: words.amount });
    setError(refusal);
    if (refusal !== null) return;
    if (grams !== item.buy?.grams) changes.update(item, { grams });
    onSaved();
  }

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextInput
        type="number"
        inputMode="decimal"
        min={0}
        label={words.amount}
        value={text}
        error={error}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setError(null);
        }}
      />
      <div className={classes.buttons}>
        <Button type="submit">{words.save}</Button>
        {item.isEdited && (
          <Button
            variant="default"
            onClick={() => {
              changes.update(item, { grams: null });
              onSaved();
            }}
          >
            {words.reset}
          </Button>
        )}
      </div>
    </form>
  );
}
