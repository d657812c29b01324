import { Button, NativeSelect, TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { useState } from 'react';
import choice from '../../../../shared/forms/choice-select.module.css';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import {
  kcalText,
  milligramsText,
  nutrientGramsText,
  weighedGramsText,
  wholeNumberText,
} from '../../../../shared/meal/quantities.ts';
import { notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import type { ShownFood } from '../../data/day-with-operations.ts';
import type { FoundFood } from '../../data/diary-day.ts';
import { useClock } from '../../data/use-clock.ts';
import { useDiaryChange } from '../../data/use-diary-change.ts';
import { type FoodFigures, foodFigures } from '../../data/values/food-figures.ts';
import { readFoodAmount } from '../../data/values/read-food-amount.ts';
import { BusyButton } from '../day/busy-button.tsx';
import classes from './food-form.module.css';
import { FoodSource } from './food-source.tsx';

type FoodFormProps = { food: FoundFood; date: string; onLogged: () => void; onLeave: () => void };

const words = texts.calorieScreen;
const IN_GRAMS = '';
const USUAL_GRAMS = '100';

/** How much of a food was eaten, and what that comes to while it is typed. */
export function FoodForm({ food, date, onLogged, onLeave }: FoodFormProps) {
  const usual = food.measures[0]?.name ?? null;
  const [measure, setMeasure] = useState<string | null>(usual);
  const [text, setText] = useState(usual === null ? USUAL_GRAMS : '1');
  const [time, setTime] = useState(useClock());
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const { change, isPending } = useDiaryChange();
  const amount = readFoodAmount(food, { text, measure });
  const name = food.name.charAt(0).toUpperCase() + food.name.slice(1);
  const bounds = words.noAmount({
    min: LIMITS.loggedFoodMinGrams,
    max: wholeNumberText(LIMITS.loggedFoodMaxGrams),
  });

  async function submit() {
    if (isPending) return;
    setIsAsked(true);
    if (!amount) return;
    setRefusal(null);
    const shown: ShownFood = { name, food, grams: amount.grams };
    const input = { food: food.id, date, ...amount.sent, ...(time !== '' && { time }) };
    const logged = await change('calorie.logFood', input, {
      shown,
      failed: texts.calorieTracker.addFailed,
      onFailed: setRefusal,
    });
    if (!logged) return;
    notifySuccess(logged.isQueued ? words.waits : texts.calorieTracker.added);
    onLogged();
  }

  return (
    <form
      className={classes.form}
      noValidate
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormError sentence={refusal} />
      <div className={classes.fields}>
        <TextInput
          label={words.amount}
          inputMode="decimal"
          autoComplete="off"
          ref={selectNow}
          value={text}
          error={isAsked && !amount ? bounds : undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <NativeSelect
          label={words.unit}
          classNames={{ input: choice.select ?? '' }}
          value={measure ?? IN_GRAMS}
          onChange={({ currentTarget }) => {
            const next = currentTarget.value || null;
            // So many grams are no count of a measure, nor the other way round.
            if ((next === null) !== (measure === null))
              setText(next === null ? String(amount?.grams ?? USUAL_GRAMS) : '1');
            setMeasure(next);
          }}
        >
          {food.measures.map(({ name: known, grams }) => (
            <option key={known} value={known}>
              {words.measure({ name: known, grams: weighedGramsText(grams) })}
            </option>
          ))}
          <option value={IN_GRAMS}>{words.inGrams}</option>
        </NativeSelect>
        <TextInput
          type="time"
          label={words.time}
          value={time}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
      </div>
      {amount && (
        <FiguresTable
          caption={words.figuresOf({ amount: weighedGramsText(amount.grams) })}
          figures={foodFigures(food, amount.grams)}
        />
      )}
      <p className={classes.source}>
        {food.weighed} <FoodSource fdcId={food.fdcId} source={food.source} />
      </p>
      <div className={classes.buttons}>
        <BusyButton type="submit" isBusy={isPending}>
          {isPending ? words.loggingFood : words.logFood}
        </BusyButton>
        <Button variant="default" onClick={onLeave}>
          {words.otherFood}
        </Button>
      </div>
    </form>
  );
}

/** The form comes when a food is chosen: the amount is what is left to say. */
function selectNow(field: HTMLInputElement | null) {
  field?.focus({ preventScroll: true });
  field?.select();
}

/** Every figure that is known of something eaten, and which are not. */
function FiguresTable({ caption, figures }: { caption: string; figures: FoodFigures }) {
  const { calories, macros, nutrition } = figures;
  const rows = [
    [texts.meal.calories, kcalText(calories)],
    [texts.meal.protein, nutrientGramsText(macros.protein)],
    [texts.meal.carbs, nutrientGramsText(macros.carbs)],
    [texts.meal.fat, nutrientGramsText(macros.fat)],
    [texts.meal.fiber, nutrientGramsText(nutrition.fiber)],
    [texts.meal.sugar, nutrientGramsText(nutrition.sugar)],
    [texts.meal.saturatedFat, nutrientGramsText(nutrition.saturatedFat)],
    [texts.meal.sodium, milligramsText(nutrition.sodium)],
  ];

  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(([name, figure]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
