import { Button, NativeSelect, TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { shoppingScreen } from '@platewise/contract/locales/en/shopping-screen';
import { LIST_AISLES } from '@platewise/contract/shopping-list-schema';
import { useState } from 'react';
import choice from '../../../../shared/forms/choice-select.module.css';
import { categoryOf } from '../../data/changed-item.ts';
import classes from './row-details.module.css';
import type { RowFormProps } from './row-form-props.ts';

const words = shoppingScreen.details;

/** An own item: its name, how much of it, where it stands in the shop, and the way to take it off. */
export function OwnItemForm({ item, changes, onSaved }: RowFormProps) {
  const [name, setName] = useState(item.name);
  const [quantity, setQuantity] = useState(item.quantity);
  const [aisle, setAisle] = useState(item.aisle);

  function save() {
    // A name is never taken away by accident: left empty, the old one stays.
    const next = { name: name.trim() || item.name, quantity: quantity.trim(), aisle };
    const change = {
      ...(next.name !== item.name && { name: next.name }),
      ...(next.quantity !== item.quantity && { quantity: next.quantity }),
      ...(next.aisle !== item.aisle && { aisle: next.aisle }),
    };
    if (Object.keys(change).length > 0) changes.update(item, change);
    onSaved();
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextInput
        label={words.name}
        maxLength={LIMITS.nameMaxCharacters}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        label={words.quantity}
        placeholder={words.quantityPlaceholder}
        maxLength={LIMITS.shoppingQuantityMaxCharacters}
        value={quantity}
        onChange={({ currentTarget }) => setQuantity(currentTarget.value)}
      />
      <NativeSelect
        classNames={{ input: choice.select ?? '' }}
        label={words.aisle}
        value={aisle}
        onChange={({ currentTarget }) => setAisle(LIST_AISLES.find((one) => one === currentTarget.value) ?? item.aisle)}
      >
        {LIST_AISLES.map((one) => (
          <option key={one} value={one}>
            {categoryOf(one)}
          </option>
        ))}
      </NativeSelect>
      <div className={classes.buttons}>
        <Button type="submit">{words.save}</Button>
        <Button variant="light" color="tomato" onClick={() => changes.remove(item)}>
          {words.remove}
        </Button>
      </div>
    </form>
  );
}
