import { Button, Flex, Group, Stack, Text, TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { readForm } from '../../../../shared/forms/read-form.ts';
import { doneOr, useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { keyedLines } from '../../../../shared/meal/details/keyed-lines.ts';
import { useFoodWeight } from '../../../../shared/preferences/use-food-weight.ts';
import { mealUseWords } from '../../data/text/meal-use-words.ts';
import { ShopOfLine } from '../shops/shop-of-line.tsx';
import type { RowProps } from './list-row.tsx';
import { OwnItemForm } from './own-item-form.tsx';
import { OwnPrice } from './own-price.tsx';
import { RowCost } from './row-cost.tsx';
import classes from './row-details.module.css';
import type { RowFormProps } from './row-form-props.ts';

type RowDetailsProps = Omit<RowProps, 'isQueued'> & { onClose: () => void };

const { item: words, details } = shoppingScreen;

/** What a line is for, what it costs and where that is known from, and what can be changed about it. */
export function RowDetails({ item, shops, changes, onClose }: RowDetailsProps) {
  const weight = useFoodWeight();
  const { kind, food, sources, status, measure } = item;
  const isHome = status === 'have';

  return (
    <Stack py="sm" px="md" bdrs="md" bg="var(--sunken)">
      <div className={classes.facts}>
        <div>
          <Text component="h3" size="sm" mb="var(--space-4)" fw={600}>
            {details.sources}
          </Text>
          {kind === 'own' ? (
            details.ownSources
          ) : sources.length === 0 ? (
            details.noSources
          ) : (
            <Flex component="ul" direction="column" gap="var(--space-4)">
              {keyedLines(sources.map((use) => mealUseWords(use, weight))).map(({ key, line }) => (
                <li key={key}>{line}</li>
              ))}
            </Flex>
          )}
          {measure !== null && item.neededGrams !== null && (
            <Text size="sm" mt="xs" c="dimmed">
              {words.neededIn({ amount: weight(item.neededGrams), measure })}
            </Text>
          )}
        </div>
        {kind !== 'own' && !isHome && status !== 'not-needed' && <RowCost cost={item.cost} />}
      </div>
      {kind === 'food' && !isHome && status !== 'not-needed' && (
        <GramsForm item={item} changes={changes} onSaved={onClose} />
      )}
      {food !== null && !isHome && status !== 'not-needed' && <OwnPrice item={item} food={food} />}
      {kind === 'line' && status !== 'not-needed' && <QuantityForm item={item} changes={changes} onSaved={onClose} />}
      {kind === 'own' && <OwnItemForm item={item} changes={changes} onSaved={onClose} />}
      {shops.length > 0 && <ShopOfLine item={item} shops={shops} changes={changes} />}
      {food !== null && status !== 'not-needed' && (
        <div>
          <Button variant="default" size="sm" onClick={() => changes.update(item, { have: !isHome })}>
            {isHome ? words.needToBuy : words.have}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const gramsSchema = async () =>
  (await import('@platewise/contract/shopping/shopping-list-request-schema')).updateListItemSchema.pick({
    grams: true,
  });

/** Another amount of a food than the list says, and the way back to that. */
function GramsForm({ item, changes, onSaved }: RowFormProps) {
  const { form, formProps } = useSchemaForm({
    initialValues: { grams: String(item.buy?.grams ?? '') },
    read: readGrams,
    onSubmit: ({ grams }) => {
      if (grams !== item.buy?.grams) changes.update(item, { grams });
      return doneOr(null, onSaved);
    },
  });

  return (
    <form {...formProps}>
      <Flex gap="var(--space-8) var(--space-12)" align="flex-start" wrap="wrap">
        <TextInput
          flex="1 1 200px"
          type="number"
          inputMode="decimal"
          min={0}
          label={details.amount}
          {...form.getInputProps('grams')}
        />
        <Group className={classes.buttons} gap="xs">
          <Button type="submit">{details.save}</Button>
          {item.isEdited && (
            <Button
              variant="default"
              onClick={() => {
                changes.update(item, { grams: null });
                onSaved();
              }}
            >
              {details.reset}
            </Button>
          )}
        </Group>
      </Flex>
    </form>
  );
}

/** How much of an ingredient line without grams is bought, in the person's own details. */
function QuantityForm({ item, changes, onSaved }: RowFormProps) {
  const { form, formProps } = useSchemaForm({
    initialValues: { quantity: item.quantity },
    read: ({ quantity }) => ({ ok: true, value: quantity.trim() || null }),
    onSubmit: save,
  });

  function save(quantity: string | null): null {
    changes.update(item, { quantity });
    onSaved();
    return null;
  }

  return (
    <form {...formProps}>
      <Flex gap="var(--space-8) var(--space-12)" align="flex-start" wrap="wrap">
        <TextInput
          flex="1 1 200px"
          label={details.quantity}
          placeholder={details.quantityPlaceholder}
          maxLength={LIMITS.shoppingQuantityMaxCharacters}
          {...form.getInputProps('quantity')}
        />
        <Group className={classes.buttons} gap="xs">
          <Button type="submit">{details.save}</Button>
          {item.isEdited && (
            <Button variant="default" onClick={() => save(null)}>
              {details.reset}
            </Button>
          )}
        </Group>
      </Flex>
    </form>
  );
}

function readGrams({ grams: text }: { grams: string }) {
  const grams = text.trim() === '' ? Number.NaN : Number(text);
  return readForm(gramsSchema, { grams }, { grams: details.amount });
}
