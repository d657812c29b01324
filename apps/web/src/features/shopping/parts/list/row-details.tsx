import { Button, TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { shoppingScreen } from '@platewise/contract/locales/en/shopping-screen';
import { updateListItemSchema } from '@platewise/contract/shopping-list-request-schema';
import { useState } from 'react';
import type { z } from 'zod';
import { keyedLines } from '../../../../shared/meal/details/keyed-lines.ts';
import { useFoodWeight } from '../../../../shared/preferences/use-food-weight.ts';
import { mealUseWords } from '../../data/text/meal-use-words.ts';
import type { RowProps } from './list-row.tsx';
import { OwnItemForm } from './own-item-form.tsx';
import { RowCost } from './row-cost.tsx';
import classes from './row-details.module.css';
import type { RowFormProps } from './row-form-props.ts';

type RowDetailsProps = Omit<RowProps, 'isQueued'> & { onClose: () => void };

const { item: words, details } = shoppingScreen;

/** What a line is for, what it costs and where that is known from, and what can be changed about it. */
export function RowDetails({ item, changes, onClose }: RowDetailsProps) {
  const weight = useFoodWeight();
  const { kind, food, sources, status, measure } = item;
  const isHome = status === 'have';

  return (
    <div className={classes.details}>
      <div className={classes.facts}>
        <div>
          <h3>{details.sources}</h3>
          {kind === 'own' ? (
            <p>{details.ownSources}</p>
          ) : sources.length === 0 ? (
            <p>{details.noSources}</p>
          ) : (
            <ul>
              {keyedLines(sources.map((use) => mealUseWords(use, weight))).map(({ key, line }) => (
                <li key={key}>{line}</li>
              ))}
            </ul>
          )}
          {measure !== null && item.neededGrams !== null && (
            <p className={classes.quiet}>{words.neededIn({ amount: weight(item.neededGrams), measure })}</p>
          )}
        </div>
        {kind !== 'own' && !isHome && status !== 'not-needed' && <RowCost cost={item.cost} />}
      </div>
      {kind === 'food' && !isHome && status !== 'not-needed' && (
        <GramsForm item={item} changes={changes} onSaved={onClose} />
      )}
      {kind === 'line' && status !== 'not-needed' && <QuantityForm item={item} changes={changes} onSaved={onClose} />}
      {kind === 'own' && <OwnItemForm item={item} changes={changes} onSaved={onClose} />}
      {food !== null && status !== 'not-needed' && (
        <div>
          <Button variant="default" size="sm" onClick={() => changes.update(item, { have: !isHome })}>
            {isHome ? words.needToBuy : words.have}
          </Button>
        </div>
      )}
    </div>
  );
}

const gramsFormWords = shoppingScreen.details;

const gramsSchema = updateListItemSchema.pick({ grams: true });

/** Another amount of a food than the list says, and the way back to that. */
function GramsForm({ item, changes, onSaved }: RowFormProps) {
  const [text, setText] = useState(String(item.buy?.grams ?? ''));
  const [error, setError] = useState<string | null>(null);

  function save() {
    const grams = text.trim() === '' ? Number.NaN : Number(text);
    const refusal = refusalOf(gramsSchema, { grams }, { grams: gramsFormWords.amount });
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
        label={gramsFormWords.amount}
        value={text}
        error={error}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setError(null);
        }}
      />
      <div className={classes.buttons}>
        <Button type="submit">{gramsFormWords.save}</Button>
        {item.isEdited && (
          <Button
            variant="default"
            onClick={() => {
              changes.update(item, { grams: null });
              onSaved();
            }}
          >
            {gramsFormWords.reset}
          </Button>
        )}
      </div>
    </form>
  );
}

const quantityFormWords = shoppingScreen.details;

/** How much of an ingredient line without grams is bought, in the person's own words. */
function QuantityForm({ item, changes, onSaved }: RowFormProps) {
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
        label={quantityFormWords.quantity}
        placeholder={quantityFormWords.quantityPlaceholder}
        maxLength={LIMITS.shoppingQuantityMaxCharacters}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit">{quantityFormWords.save}</Button>
        {item.isEdited && (
          <Button variant="default" onClick={() => save(null)}>
            {quantityFormWords.reset}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The first sentence of a refusal by the server's own schema, with the form's name of the field; null where all is well. */
function refusalOf(schema: z.ZodType, input: unknown, labels: Readonly<Record<string, string>>): string | null {
  const read = schema.safeParse(input);
  const issue = read.success ? undefined : read.error.issues[0];
  if (!issue) return null;
  const field = String(issue.path[0]);
  return issue.message.replace(field, labels[field] ?? field);
}
