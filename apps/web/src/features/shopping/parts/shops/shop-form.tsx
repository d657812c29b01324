import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { LIST_AISLES } from '@platewise/contract/shopping/list-options';
import type { SetShop } from '@platewise/contract/shopping/shopping-list-request-schema';
import type { ListAisle, Shop } from '@platewise/contract/shopping/shopping-list-schema';
import { shops as words } from '@platewise/contract/texts/shopping/shops';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import { readForm } from '../../../../shared/forms/read-form.ts';
import { type FormFailure, useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import { categoryOf } from '../../data/changed-item.ts';
import { useAisleOrder } from '../../data/use-aisle-order.ts';
import classes from './shop-form.module.css';

type ShopFormProps = {
  shop: Shop;
  /** All shops: what is bought in another one says so. */
  shops: readonly Shop[];
  onSave: (shop: SetShop) => Promise<FormFailure | null>;
  onSaved: () => void;
};

type Stated = { name: string; aisles: string[] };

/** A shop by its name, and the aisles that are bought there. */
export function ShopForm({ shop, shops, onSave, onSaved }: ShopFormProps) {
  const { order } = useAisleOrder();
  const { form, formProps, formError, isSending } = useSchemaForm({
    initialValues: { name: shop.name, aisles: [...shop.aisles] as string[] },
    read: (values: Stated) => readStated(shop.id, values),
    onSubmit: save,
  });

  async function save(next: SetShop): Promise<FormFailure | null> {
    const failure = await onSave(next);
    if (failure) return failure;
    notifySuccess(words.saved({ shop: next.name }));
    onSaved();
    return null;
  }

  return (
    <form {...formProps}>
      <FormError sentence={formError} />
      <Stack gap="sm">
        <TextInput
          label={words.name}
          maxLength={LIMITS.shopNameMaxCharacters}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <Checkbox.Group label={words.aisles} {...form.getInputProps('aisles')}>
          <div className={classes.aisles}>
            {order.map((aisle) => (
              <Checkbox key={aisle} value={aisle} label={aisleWords(aisle, { shop, shops })} />
            ))}
          </div>
        </Checkbox.Group>
        <div>
          <Button type="submit" loading={isSending}>
            {words.save}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** 'Bakery', or where it is bought now. */
function aisleWords(aisle: ListAisle, { shop, shops }: Pick<ShopFormProps, 'shop' | 'shops'>): string {
  const elsewhere = shops.find(({ id, aisles }) => id !== shop.id && aisles.includes(aisle));
  const name = categoryOf(aisle);
  return elsewhere ? words.aisleElsewhere({ aisle: name, shop: elsewhere.name }) : name;
}

const schema = async () => (await import('@platewise/contract/shopping/shopping-list-request-schema')).setShopSchema;

function readStated(shopId: string, { name, aisles }: Stated) {
  const chosen = LIST_AISLES.filter((aisle) => aisles.includes(aisle));
  return readForm<SetShop, keyof Stated>(schema, { shopId, name, aisles: chosen }, { name: words.name });
}
