import { Box, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { type FoodFigures, foodFigures } from '@platewise/domain/food-figures';
import choice from '../../../../shared/forms/choice-select.module.css';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import { doneOr, useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { weighedGramsText, wholeNumberText } from '../../../../shared/meal/quantities.ts';
import { lazyPart } from '../../../../shared/ui/parts/lazy-part.tsx';
import { notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import type { ShownFood } from '../../data/day-with-operations.ts';
import type { FoundFood } from '../../data/diary-day.ts';
import { useDiaryMutations } from '../../data/diary-operations.ts';
import { useClock } from '../../data/use-clock.ts';
import { type FoodAmount, readFoodAmount } from '../../data/values/read-food-amount.ts';
import { BusyButton } from '../day/busy-button.tsx';
import classes from '../diary.module.css';
import { figureRows } from './figure-rows.ts';
import { FoodSource } from './food-source.tsx';

type FoodFormProps = { food: FoundFood; date: string; onLogged: () => void; onLeave: () => void };

const words = texts.calorieScreen;
const IN_GRAMS = '';
const USUAL_GRAMS = '100';

/** How much of a food was eaten, and what that comes to while it is typed. */
export function FoodForm({ food, date, onLogged, onLeave }: FoodFormProps) {
  const usual = food.measures[0]?.name ?? null;
  const clock = useClock();
  const { mutate } = useDiaryMutations();
  const name = food.name.charAt(0).toUpperCase() + food.name.slice(1);
  const { form, formProps, formError, isSending } = useSchemaForm({
    initialValues: { text: usual === null ? USUAL_GRAMS : '1', measure: usual ?? IN_GRAMS, time: clock() },
    read: (values) => readFood(food, values),
    onSubmit: async ({ grams, sent, time }) => {
      let sentence = '';
      const shown: ShownFood = { name, food, grams };
      const logged = await mutate(
        'calorie.logFood',
        { food: food.id, date, ...sent, ...(time !== '' && { time }) },
        {
          shown,
          failed: texts.calorieTracker.addFailed,
          onFailed: (reason) => {
            sentence = reason;
          },
        },
      );
      if (!logged) return { sentence };
      notifySuccess(logged.isQueued ? words.waits : texts.calorieTracker.added);
      return doneOr(null, onLogged);
    },
  });
  const { measure } = form.values;
  const amount = readFoodAmount(food, amountOf(form.values));

  return (
    <form aria-label={name} {...formProps}>
      <Stack mt="md">
        <FormError sentence={formError} />
        <Stack gap="sm">
          <Group gap="sm" align="flex-start" wrap="nowrap">
            <TextInput
              flex={2}
              miw={0}
              label={words.amount}
              inputMode="decimal"
              autoComplete="off"
              {...form.getInputProps('text')}
              ref={selectNow}
            />
            <NativeSelect
              flex={3}
              miw={0}
              label={words.unit}
              classNames={{ input: choice.select ?? '' }}
              value={measure}
              onChange={({ currentTarget: { value: next } }) => {
                // So many grams are no count of a measure, nor the other way round.
                if ((next === IN_GRAMS) !== (measure === IN_GRAMS))
                  form.setFieldValue('text', next === IN_GRAMS ? String(amount?.grams ?? USUAL_GRAMS) : '1');
                form.setFieldValue('measure', next);
              }}
            >
              {food.measures.map(({ name: known, grams }) => (
                <option key={known} value={known}>
                  {words.measure({ name: known, grams: weighedGramsText(grams) })}
                </option>
              ))}
              <option value={IN_GRAMS}>{words.inGrams}</option>
            </NativeSelect>
          </Group>
          <TextInput type="time" label={words.time} {...form.getInputProps('time')} />
        </Stack>
        {amount && (
          <FiguresTable
            caption={words.figuresOf({ amount: weighedGramsText(amount.grams) })}
            figures={foodFigures(food, amount.grams)}
          />
        )}
        {food.label && <LabelFacts food={food} label={food.label} />}
        <Text size="sm" c="dimmed">
          {food.weighed} <FoodSource fdcId={food.fdcId} source={food.source} />
        </Text>
        <Group gap="xs" align="stretch">
          <BusyButton type="submit" isBusy={isSending}>
            {isSending ? words.loggingFood : words.logFood}
          </BusyButton>
          <Button variant="default" onClick={onLeave}>
            {words.otherFood}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type FoodValues = { text: string; measure: string; time: string };

function amountOf({ text, measure }: FoodValues): FoodAmount {
  return { text, measure: measure === IN_GRAMS ? null : measure };
}

function readFood(food: FoundFood, values: FoodValues) {
  const amount = readFoodAmount(food, amountOf(values));
  if (amount) return { ok: true, value: { ...amount, time: values.time } } as const;
  const [min, max] = [LIMITS.loggedFoodMinGrams, wholeNumberText(LIMITS.loggedFoodMaxGrams)];
  return { ok: false, errors: { text: words.noAmount({ min, max }) } } as const;
}

/** The form comes when a food is chosen: the amount is what is left to say. */
function selectNow(field: HTMLInputElement | null) {
  field?.focus({ preventScroll: true });
  field?.select();
}

/** The figures of an amount. */
function FiguresTable({ caption, figures }: { caption: string; figures: FoodFigures }) {
  return (
    <Box component="table" className={classes.table} fz="sm" data-dense>
      <caption>{caption}</caption>
      <tbody>
        {figureRows(figures).map(([name, figure], place) => (
          <tr key={name}>
            <Text component="th" scope="row" inherit c="dimmed">
              {name}
            </Text>
            <Text component="td" inherit {...(place === 0 && { fw: 600 })}>
              {figure}
            </Text>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const LabelFacts = lazyPart(async () => (await import('./barcode/label-facts.tsx')).LabelFacts);
