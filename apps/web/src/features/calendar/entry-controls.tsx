import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import type { CalendarEntry } from '@platewise/contract/calendar-schema';
import { calendarScreen } from '@platewise/contract/locales/en/calendar-screen';
import { IconDots, IconLock, IconLockOpen2 } from '@tabler/icons-react';
import { PopupMenu } from '../../components/overlays/popup-menu.tsx';
import type { CalendarDesk } from './calendar-desk.ts';
import { EntryItems } from './entry-items.tsx';
import { entryName } from './entry-words.ts';
import { changeMutation } from './mutations.ts';

const words = calendarScreen;

/** The lock of an entry, and what is done to it more rarely. */
export function EntryControls({ entry, desk }: { entry: CalendarEntry; desk: CalendarDesk }) {
  const name = entryName(entry);
  const Lock = entry.isLocked ? IconLock : IconLockOpen2;
  return (
    <span style={{ display: 'flex' }}>
      <Tooltip label={entry.isLocked ? words.unlock : words.lock}>
        <ActionIcon
          size={36}
          aria-label={words.lockOf({ name })}
          aria-pressed={entry.isLocked}
          color={entry.isLocked ? 'basil' : 'gray'}
          onClick={() => void desk.changes.applyNow(changeMutation(entry, { isLocked: !entry.isLocked }))}
        >
          <Lock size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <PopupMenu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon size={36} aria-label={words.menuOf({ name })}>
            <IconDots size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <EntryItems entry={entry} desk={desk} />
        </Menu.Dropdown>
      </PopupMenu>
    </span>
  );
}
