import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import { calendarScreen } from '@platewise/contract/locales/en/calendar-screen';
import { texts } from '@platewise/contract/texts';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { PopupMenu } from '../../components/overlays/popup-menu.tsx';
import { takesTokens } from '../plan-changes/takes-tokens.ts';
import { useSubscription } from '../subscription/use-subscription.ts';
import { AddItems } from './add-items.tsx';
import type { CalendarDesk } from './calendar-desk.ts';
import { longDayText } from './day-words.ts';
import classes from './empty-slot.module.css';
import type { Place } from './place.ts';

const words = calendarScreen;

/** A slot that holds nothing: the plus makes a meal for it (shell 2), and there are other ways. */
export function EmptySlot({ place, desk }: { place: Place; desk: CalendarDesk }) {
  const subscription = useSubscription();
  const named = { slot: texts.calendar.slots[place.slot], day: longDayText(place.date) };
  const hint = takesTokens(subscription) ? texts.planChanges.newMealTokenHint : words.generate;

  return (
    <>
      <p className={classes.text}>{texts.calendar.empty}</p>
      <div className={classes.ways}>
        <Tooltip label={hint}>
          <ActionIcon
            variant="light"
            color="basil"
            aria-label={words.generateFor(named)}
            onClick={() => void desk.newMeals.generate(place)}
          >
            <IconPlus size={22} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <PopupMenu position="bottom-start" width={240}>
          <Menu.Target>
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={words.addOtherTo(named)}
              rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
            >
              {words.addOther}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <AddItems place={place} desk={desk} />
          </Menu.Dropdown>
        </PopupMenu>
      </div>
    </>
  );
}
