import { Button } from '@mantine/core';
import type { CalendarEntry } from '@platewise/contract/calendar-schema';
import { calendarScreen } from '@platewise/contract/locales/en/calendar-screen';
import { IconBuildingStore, IconClock, IconNote } from '@tabler/icons-react';
import { MacroSplit } from '../meal/macro-split.tsx';
import { ServingsStepper } from '../plan-changes/servings-stepper.tsx';
import { PlatePicture } from '../plate/plate-picture.tsx';
import type { CalendarDesk } from './calendar-desk.ts';
import { EntryIngredients } from './entry-ingredients.tsx';
import { energyText, entryName } from './entry-words.ts';
import classes from './filled-slot.module.css';
import { changeMutation } from './mutations.ts';

type FilledSlotProps = { entry: CalendarEntry; desk: CalendarDesk; isPendingOperation: boolean };

const words = calendarScreen;
const PLATE_PX = 72;

/** What stands in a slot: a meal with its figures and ingredients, eating out, or a note. */
export function FilledSlot({ entry, desk, isPendingOperation }: FilledSlotProps) {
  const { meal, kind, note, figures } = entry;
  const name = entryName(entry);
  const energy = energyText(entry);
  const Icon = kind === 'eating-out' ? IconBuildingStore : IconNote;

  return (
    <>
      <div className={classes.glance}>
        {meal ? <PlatePicture meal={meal} size={PLATE_PX} /> : <Icon size={28} stroke={1.5} aria-hidden />}
        <div className={classes.words}>
          {meal ? (
            <button dir="auto" type="button" className={classes.name} onClick={() => desk.onDetails(entry)}>
              {name}
            </button>
          ) : (
            <p dir="auto" className={kind === 'note' ? classes.note : classes.plainName}>
              {kind === 'note' ? note : name}
            </p>
          )}
          {energy && <p className={classes.energy}>{energy}</p>}
        </div>
      </div>
      {figures?.macros && (
        <MacroSplit meal={{ calories: figures.calories, macros: figures.macros }} showShares={false} />
      )}
      {figures && meal && !figures.macros && <p className={classes.quiet}>{words.macrosUnknown}</p>}
      {meal && figures?.basis === 'stated' && <p className={classes.quiet}>{words.stated}</p>}
      {kind !== 'note' && note && (
        <p dir="auto" className={classes.note}>
          {note}
        </p>
      )}
      {meal && <EntryIngredients entry={{ ...entry, meal }} />}
      {isPendingOperation && (
        <p className={classes.quiet}>
          <IconClock size={16} stroke={1.5} aria-hidden /> {words.waits}
        </p>
      )}
      {meal && (
        <div className={classes.footer}>
          <ServingsStepper
            meal={{ name, servings: entry.servings }}
            isUsable
            isBusy={desk.changes.isBusy}
            onChange={(servings) => void desk.changes.applyNow(changeMutation(entry, { servings }))}
          />
          <Button
            variant="subtle"
            size="compact-md"
            aria-label={words.detailsOf({ name })}
            onClick={() => desk.onDetails(entry)}
          >
            {words.open}
          </Button>
        </div>
      )}
    </>
  );
}
