import { Button, Checkbox, Menu, Text, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconChevronDown } from '@tabler/icons-react';
import { memo, type Ref, useId, useRef, useState } from 'react';
import { kcalText, nutrientGramsText } from '../../../../shared/meal/quantities.ts';
import { PopupMenu } from '../../../../shared/ui/overlays/popup-menu.tsx';
import { TextLink } from '../../../../shared/ui/typography/text-link.tsx';
import typography from '../../../../shared/ui/typography/typography.module.css';
import type { DiaryDay, PlannedMeal } from '../../data/diary-day.ts';
import { useTick } from '../../data/use-tick.ts';
import { ShareForm } from '../add/share-form.tsx';
import shared from '../diary.module.css';
import classes from './planned-list.module.css';

const words = texts.calorieScreen;

/** What the calendar holds for the day, to be ticked as eaten; apart from what was eaten otherwise. */
export function PlannedList({ day }: { day: DiaryDay }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title order={3} size="h4" id={titleId} mb="xs">
        {words.planned}
      </Title>
      {day.planned.length === 0 ? (
        <Text inherit c="dimmed">
          {words.nothingPlanned}{' '}
          <TextLink to="/calendar" inherit>
            {words.toCalendar}
          </TextLink>
        </Text>
      ) : (
        <ul className={shared.lines}>
          {day.planned.map((planned) => (
            <PlannedRow key={planned.slot} date={day.date} planned={planned} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A planned meal: ticked with one press, or in part, or skipped. */
const PlannedRow = memo(function PlannedRow({ date, planned }: { date: string; planned: PlannedMeal }) {
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
    <li className={classes.row}>
      <Checkbox
        className={classes.check}
        size="md"
        checked={state === 'eaten'}
        disabled={!figures && state !== 'eaten'}
        aria-label={words.eaten({ meal: name })}
        {...(!figures && { 'aria-describedby': noteId })}
        onChange={({ currentTarget }) => (currentTarget.checked ? tick.eat(1) : tick.untick())}
      />
      <div>
        <Text size="sm" c="dimmed">
          {texts.calendar.slots[slot]}
        </Text>
        <Text
          className={typography.breakable}
          inherit
          fw={600}
          lh={1.35}
          {...(state === 'skipped' && { c: 'dimmed', td: 'line-through' })}
        >
          {name}
        </Text>
        <Text className={typography.figures} size="sm" c="dimmed">
          {figuresText(planned)}
        </Text>
        {!figures && (
          <Text id={noteId} size="sm">
            {words.noFigures}
          </Text>
        )}
        {isOther && <Text size="sm">{words.isOther}</Text>}
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
});

function figuresText({ figures }: PlannedMeal): string {
  if (!figures) return words.kcalUnknown;
  const { calories, macros } = figures;
  const grams = (macro: 'protein' | 'carbs' | 'fat') =>
    `${nutrientGramsText(macros?.[macro] ?? null)} ${texts.meal[macro].toLowerCase()}`;
  return [kcalText(calories), ...(macros ? [grams('protein'), grams('carbs'), grams('fat')] : [])].join(' · ');
}

type OutcomeMenuProps = {
  planned: PlannedMeal;
  tick: ReturnType<typeof useTick>;
  onShare: () => void;
  button: Ref<HTMLButtonElement>;
};

const SHARES = [1, 0.75, 0.5, 0.25] as const;

/** What became of a planned meal, and everything else that could have. */
function OutcomeMenu({ planned, tick, onShare, button }: OutcomeMenuProps) {
  const { name, figures, state } = planned;
  return (
    <PopupMenu position="bottom-end" width={220}>
      <Menu.Target>
        <Button
          ref={button}
          size="compact-md"
          variant={state === 'open' ? 'default' : 'light'}
          rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
          aria-label={`${outcomeText(planned)}: ${words.outcomeOf({ meal: name })}`}
        >
          {outcomeText(planned)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {figures && (
          <>
            {SHARES.map((share) => (
              <Menu.Item key={share} onClick={() => tick.eat(share)}>
                {words.shares[share]}
              </Menu.Item>
            ))}
            <Menu.Item onClick={onShare}>{words.ownShare}</Menu.Item>
            <Menu.Divider />
          </>
        )}
        <Menu.Item onClick={tick.skip}>{words.skip}</Menu.Item>
        {state !== 'open' && <Menu.Item onClick={tick.untick}>{words.notYet}</Menu.Item>}
      </Menu.Dropdown>
    </PopupMenu>
  );
}

function outcomeText({ state, share }: PlannedMeal): string {
  if (state !== 'eaten' || share === null) return words.outcome[state];
  const known = SHARES.find((one) => one === share);
  return known ? words.shares[known] : words.ateShare({ percent: Math.round(share * 100) });
}
