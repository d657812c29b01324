import { Checkbox } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useId, useRef, useState } from 'react';
import { kcalText, nutrientGramsText } from '../meal/quantities.ts';
import type { PlannedMeal } from './diary-day.ts';
import { OutcomeMenu } from './outcome-menu.tsx';
import classes from './planned-row.module.css';
import { ShareForm } from './share-form.tsx';
import { useTick } from './use-tick.ts';

const words = texts.calorieScreen;

/** A planned meal: ticked with one press, or in part, or skipped. */
export function PlannedRow({ date, planned }: { date: string; planned: PlannedMeal }) {
  const { slot, name, figures, state, isOther } = planned;
  const tick = useTick(date, planned);
  const [isSharing, setIsSharing] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const noteId = useId();

  function leaveShare() {
    setIsSharing(false);
    menu.current?.focus();
  }

  return (
    <li className={classes.row} data-state={state}>
      <Checkbox
        className={classes.check}
        size="md"
        checked={state === 'eaten'}
        disabled={!figures && state !== 'eaten'}
        aria-label={words.eaten({ meal: name })}
        {...(!figures && { 'aria-describedby': noteId })}
        onChange={({ currentTarget }) => (currentTarget.checked ? tick.eat(1) : tick.untick())}
      />
      <div className={classes.words}>
        <p className={classes.slot}>{texts.calendar.slots[slot]}</p>
        <p className={classes.name}>{name}</p>
        <p className={classes.figures}>{figuresText(planned)}</p>
        {!figures && (
          <p id={noteId} className={classes.note}>
            {words.noFigures}
          </p>
        )}
        {isOther && <p className={classes.note}>{words.isOther}</p>}
      </div>
      <OutcomeMenu planned={planned} tick={tick} onShare={() => setIsSharing(true)} button={menu} />
      {isSharing && (
        <ShareForm
          name={name}
          share={planned.share ?? 1}
          onSave={(share) => {
            tick.eat(share);
            leaveShare();
          }}
          onLeave={leaveShare}
        />
      )}
    </li>
  );
}

function figuresText({ figures }: PlannedMeal): string {
  if (!figures) return words.kcalUnknown;
  const { calories, macros } = figures;
  const grams = (macro: 'protein' | 'carbs' | 'fat') =>
    `${nutrientGramsText(macros?.[macro] ?? null)} ${texts.meal[macro].toLowerCase()}`;
  return [kcalText(calories), ...(macros ? [grams('protein'), grams('carbs'), grams('fat')] : [])].join(' · ');
}
