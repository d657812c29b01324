import { Button, Flex, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { dateText } from '@platewise/contract/language/formats';
import { CURRENCIES } from '@platewise/contract/shopping/list-options';
import type { SetOwnPrice } from '@platewise/contract/shopping/shopping-list-request-schema';
import type { ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { statedMoneyText } from '@platewise/domain/shopping/cost-text';
import { useIsReachable } from '../../../../shared/api/use-connection.ts';
import choice from '../../../../shared/forms/choice-select.module.css';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import { readForm } from '../../../../shared/forms/read-form.ts';
import { type FormFailure, useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { useFoodWeight } from '../../../../shared/preferences/use-food-weight.ts';
import { notifyError, notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import { lineName } from '../../data/text/line-name.ts';
import { type Currency, costKey } from '../../data/text/money-words.ts';
import { useOwnPrice } from '../../data/use-own-price.ts';
import { useUsualCurrency } from '../../data/use-usual-currency.ts';
import classes from './row-details.module.css';

export type OwnPriceFormProps = { item: ShoppingItem; food: string };

type Stated = { amount: string; currency: Currency; grams: string };

const { paid: words, costs } = shoppingScreen;

/** What the person paid for the food of a line, in the amount that the line says unless they state another, and the way to forget it. */
export function OwnPriceForm({ item, food }: OwnPriceFormProps) {
  const setOwnPrice = useOwnPrice();
  const isReachable = useIsReachable();
  const usual = useUsualCurrency();
  const { form, formProps, formError, isSending } = useSchemaForm({
    initialValues: { amount: '', currency: usual, grams: String(item.buy?.grams ?? '') },
    read: (values: Stated) => readStated(food, values),
    onSubmit: save,
  });

  async function save(price: SetOwnPrice): Promise<FormFailure | null> {
    const failure = await setOwnPrice(price);
    if (failure) return failure;
    form.setFieldValue('amount', '');
    notifySuccess(words.saved({ item: lineName(item) }));
    return null;
  }

  async function forget(currency: Currency): Promise<void> {
    const failure = await setOwnPrice({ food, currency, amount: null });
    if (failure) return notifyError(failure.sentence);
    // The button is gone with the price; the keyboard goes on where another is stated.
    form.getInputNode('amount')?.focus();
  }

  return (
    <Stack gap="xs">
      <OwnPrices item={item} isDisabled={!isReachable} onForget={(currency) => void forget(currency)} />
      <form {...formProps}>
        <FormError sentence={formError} />
        <Flex gap="var(--space-8) var(--space-12)" align="flex-start" wrap="wrap">
          <TextInput
            flex="1 1 120px"
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            label={words.amount}
            {...form.getInputProps('amount')}
          />
          <NativeSelect
            classNames={{ input: choice.select ?? '' }}
            label={costs.currency}
            {...form.getInputProps('currency')}
          >
            {CURRENCIES.map((currency) => (
              <option key={currency} value={currency}>
                {costs.currencies[currency]}
              </option>
            ))}
          </NativeSelect>
          <TextInput
            flex="1 1 140px"
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            label={words.grams}
            {...form.getInputProps('grams')}
          />
          <Group className={classes.buttons} gap="xs">
            <Button type="submit" loading={isSending} disabled={!isReachable}>
              {words.save}
            </Button>
          </Group>
        </Flex>
      </form>
      <Text size="sm" c="dimmed">
        {isReachable ? words.hint : texts.offline.away}
      </Text>
    </Stack>
  );
}

type OwnPricesProps = { item: ShoppingItem; isDisabled: boolean; onForget: (currency: Currency) => void };

/** What is known of what the person paid, in each currency. */
function OwnPrices({ item: { cost }, isDisabled, onForget }: OwnPricesProps) {
  const weight = useFoodWeight();

  return CURRENCIES.map((currency) => {
    const own = cost[costKey(currency)]?.ownPrice;
    if (!own) return null;
    const money = statedMoneyText(own.amount, currency);
    return (
      <Group key={currency} gap="xs">
        <Text size="sm">{words.yours({ money, amount: weight(own.grams), date: dateText(own.paidOn) })}</Text>
        <Button
          variant="default"
          size="compact-md"
          aria-label={words.forgetNamed({ money })}
          disabled={isDisabled}
          onClick={() => onForget(currency)}
        >
          {words.forget}
        </Button>
      </Group>
    );
  });
}

const schema = async () =>
  (await import('@platewise/contract/shopping/shopping-list-request-schema')).setOwnPriceSchema;

function readStated(food: string, { amount, currency, grams }: Stated) {
  const input = { food, currency, amount: numberIn(amount), grams: numberIn(grams) };
  return readForm<SetOwnPrice, keyof Stated>(schema, input, { amount: words.amount, grams: words.grams });
}

function numberIn(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
