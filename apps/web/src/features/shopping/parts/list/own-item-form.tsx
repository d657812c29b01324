import { Button, Flex, Group, NativeSelect, TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { LIST_AISLES } from '@platewise/contract/shopping/list-options';
import type { ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import choice from '../../../../shared/forms/choice-select.module.css';
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { categoryOf } from '../../data/changed-item.ts';
import classes from './row-details.module.css';
import type { RowFormProps } from './row-form-props.ts';

const words = shoppingScreen.details;

/** An own item: its name, how much of it, where it stands in the shop, and the way to take it off. */
export function OwnItemForm({ item, changes, onSaved }: RowFormProps) {
  const { form, formProps } = useSchemaForm({
    initialValues: { name: item.name, quantity: item.quantity, aisle: item.aisle },
    // A name is never taken away by accident: left empty, the old one stays.
    read: ({ name, quantity, aisle }) => ({
      ok: true,
      value: { name: name.trim() || item.name, quantity: quantity.trim(), aisle },
    }),
    onSubmit: save,
  });

  function save(next: Pick<ShoppingItem, 'name' | 'quantity' | 'aisle'>): null {
    const change = {
      ...(next.name !== item.name && { name: next.name }),
      ...(next.quantity !== item.quantity && { quantity: next.quantity }),
      ...(next.aisle !== item.aisle && { aisle: next.aisle }),
    };
    if (Object.keys(change).length > 0) changes.update(item, change);
    onSaved();
    return null;
  }

  return (
    <form {...formProps}>
      <Flex gap="var(--space-8) var(--space-12)" align="flex-start" wrap="wrap">
        <TextInput
          flex="1 1 200px"
          label={words.name}
          maxLength={LIMITS.nameMaxCharacters}
          {...form.getInputProps('name')}
        />
        <TextInput
          label={words.quantity}
          placeholder={words.quantityPlaceholder}
          maxLength={LIMITS.shoppingQuantityMaxCharacters}
          {...form.getInputProps('quantity')}
        />
        <NativeSelect classNames={{ input: choice.select ?? '' }} label={words.aisle} {...form.getInputProps('aisle')}>
          {LIST_AISLES.map((one) => (
            <option key={one} value={one}>
              {categoryOf(one)}
            </option>
          ))}
        </NativeSelect>
        <Group className={classes.buttons} gap="xs">
          <Button type="submit">{words.save}</Button>
          <Button variant="light" color="tomato" onClick={() => changes.remove(item)}>
            {words.remove}
          </Button>
        </Group>
      </Flex>
    </form>
  );
}
