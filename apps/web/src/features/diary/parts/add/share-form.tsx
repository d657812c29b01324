import { Button, TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { useState } from 'react';
import { useFocusAfterMenu } from '../../data/use-focus-after-menu.ts';
import { readDecimal } from '../../data/values/read-amount.ts';
import classes from './share-form.module.css';

type ShareFormProps = { name: string; share: number; onSave: (share: number) => void; onLeave: () => void };

const words = texts.calorieScreen;
const [MIN, MAX] = [LIMITS.eatenShareMin * 100, LIMITS.eatenShareMax * 100];

/** How much of a planned meal was eaten, as a percentage of the person's own. */
export function ShareForm({ name, share, onSave, onLeave }: ShareFormProps) {
  const [text, setText] = useState(String(Math.round(share * 100)));
  const [isAsked, setIsAsked] = useState(false);
  const field = useFocusAfterMenu();
  const percent = readDecimal(text) ?? 0;
  const isFit = percent >= MIN && percent <= MAX;

  return (
    <form
      className={classes.form}
      aria-label={words.shareTitle({ meal: name })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (isFit) onSave(Math.round(percent * 10) / 1000);
      }}
      onKeyDown={({ key }) => key === 'Escape' && onLeave()}
    >
      <TextInput
        ref={field}
        label={words.sharePercent}
        description={words.shareBounds({ min: MIN, max: MAX })}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={isAsked && !isFit ? words.shareBounds({ min: MIN, max: MAX }) : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit">{words.shareKeep}</Button>
        <Button variant="default" onClick={onLeave}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
