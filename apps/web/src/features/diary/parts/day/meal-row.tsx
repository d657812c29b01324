import { ActionIcon, Flex, Menu, Text } from '@mantine/core';
import { DIARY_MACROS } from '@platewise/contract/diary/diary-macros';
import { timeOfDayText } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';
import { IconClock, IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Ref } from 'react';
import { kcalText, nutrientGramsText } from '../../../../shared/meal/quantities.ts';
import { isPendingId } from '../../../../shared/sync/queue/operation.ts';
import { PopupMenu } from '../../../../shared/ui/overlays/popup-menu.tsx';
import { Swatch } from '../../../../shared/ui/swatch.tsx';
import typography from '../../../../shared/ui/typography/typography.module.css';
import type { DiaryMeal } from '../../data/diary-day.ts';
import { FoodSource } from '../add/food-source.tsx';
import { amountText } from './amount-text.ts';
import { shortDateText } from './date-text.ts';
import classes from './meal-row.module.css';

type MealRowProps = {
  meal: DiaryMeal;
  isQueued: boolean;
  menu: Ref<HTMLButtonElement>;
  onRemove: () => void;
  onEdit: () => void;
  onCopy: () => void;
};

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const words = texts.calorieScreen;

/** Name, time, kcal and grams of a meal, where they come from, and what can be done to it. */
export function MealRow({ meal, isQueued, menu, onRemove, onEdit, onCopy }: MealRowProps) {
  const { id, name, time, calories, unknown } = meal;
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <Text dir="auto" className={typography.breakable} inherit fw={600} lh={1.35}>
          {name}
        </Text>
        <Flex
          component="p"
          align="center"
          wrap="wrap"
          className={classes.facts}
          gap="0 var(--space-8)"
          c="dimmed"
          fz="sm"
          lh={1.45}
        >
          {time !== '' && <time dateTime={time}>{timeOfDayText(time)}</time>}
          <MealOrigin meal={meal} />
        </Flex>
        {isQueued && (
          <Flex component="p" align="center" wrap="wrap" gap="var(--space-4)" fz="sm" lh={1.45}>
            <IconClock size={16} stroke={1.5} aria-hidden />
            {words.notSaved}
          </Flex>
        )}
      </div>
      <Text className={`${classes.kcal} ${typography.figures} ${typography.oneLine}`} size="lg" fw={600} lh={1.35}>
        {kcalText(calories)}
      </Text>
      <Flex
        component="ul"
        align="center"
        wrap="wrap"
        className={`${classes.macros} ${typography.figures}`}
        gap="var(--space-4) var(--space-20)"
        fz="sm"
        lh={1.45}
        aria-label={texts.meal.macros}
      >
        {DIARY_MACROS.map((macro) => (
          <Flex component="li" align="center" wrap="wrap" key={macro} gap="var(--space-4)">
            <Swatch color={`var(--${macro})`} />
            <Text span inherit c="dimmed">
              {texts.meal[macro]}
            </Text>{' '}
            <span>{nutrientGramsText(unknown.includes(macro) ? null : meal[macro])}</span>
          </Flex>
        ))}
      </Flex>
      <Flex className={classes.ways}>
        {!isPendingId(id) && (
          <PopupMenu position="bottom-end" width={220}>
            <Menu.Target>
              <ActionIcon ref={menu} size={36} aria-label={words.more({ meal: name })}>
                <IconDots {...ICON} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={onEdit}>
                {words.edit}
              </Menu.Item>
              <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={onCopy}>
                {words.copyElsewhere}
              </Menu.Item>
            </Menu.Dropdown>
          </PopupMenu>
        )}
        <ActionIcon size={36} aria-label={words.remove({ meal: name })} onClick={onRemove}>
          <IconTrash {...ICON} />
        </ActionIcon>
      </Flex>
    </div>
  );
}

/** Where the figures of a meal come from; nothing for the person's own. */
function MealOrigin({ meal: { origin, isEdited } }: { meal: DiaryMeal }) {
  const text = originText(origin);
  return (
    <>
      {text && <span>{text}</span>}
      {isEdited && <span>{words.byHand}</span>}
      {origin.kind === 'food' && !isEdited && (
        <span>
          <FoodSource fdcId={origin.fdcId} source={origin.source} />
        </span>
      )}
    </>
  );
}

function originText(origin: DiaryMeal['origin']): string | null {
  const { origin: from } = words;
  switch (origin.kind) {
    case 'own':
      return null;
    case 'favorite':
      return from.favorite;
    case 'import':
      return texts.imports.from({ source: texts.imports.sources[origin.source] });
    case 'copy':
      return from.copy({ date: shortDateText(origin.date) });
    case 'calendar': {
      const slot = texts.calendar.slots[origin.slot].toLowerCase();
      if (origin.share === 1) return from.calendar({ slot });
      return from.calendarShare({ slot, percent: Math.round(origin.share * 100) });
    }
    case 'food':
      return amountText(origin);
  }
}
