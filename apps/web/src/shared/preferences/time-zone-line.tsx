import { Box, Button, Group } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useEffect, useState } from 'react';
import { errorSentence } from '../api/api-error.ts';
import { useIsReachable } from '../api/use-connection.ts';
import { useAuth } from '../session/use-auth.ts';
import { storedByPerson } from '../storage/stored-by-person.ts';
import { STORED_NAMES } from '../storage/stored-names.ts';
import note from '../ui/states/note.module.css';
import { notifyError } from '../ui/toasts/notify.ts';
import { deviceZone, isSameZone, zoneText } from './device-zone.ts';
import { useChangePreferences } from './use-change-preferences.ts';
import { usePreferences } from './use-preferences.ts';

const words = texts.preferences;
const storedZones = storedByPerson(STORED_NAMES.localStorage.timeZones);

/**
 * Above pages of days: the first of them takes the zone of the device; a device that is elsewhere later (a journey) is
 * reported so, and nothing changes unless the person confirms it.
 */
export function TimeZoneLine() {
  const { user } = useAuth();
  const { preferences, query } = usePreferences();
  const isReachable = useIsReachable();
  const { mutate, isPending, isIdle } = useChangePreferences();
  const device = deviceZone();
  const person = user?.id ?? '';
  const [justStored, setJustStored] = useState<string | null>(null);
  const cached = justStored ?? storedZones.read(person);

  const isNeverChosen = query.isFetchedAfterMount && preferences?.timeZone === null;
  useEffect(() => {
    if (isNeverChosen && isReachable && isIdle) mutate({ timeZone: device });
  }, [isNeverChosen, isReachable, isIdle, mutate, device]);

  const zone = preferences?.timeZone;
  if (!zone || isSameZone(zone, device) || isPending) return null;
  if (cached === device) return null;

  function keep() {
    storedZones.write(person, device);
    setJustStored(device);
  }

  function takeDevice() {
    mutate({ timeZone: device }, { onError: (error) => notifyError(errorSentence(error, words.notSaved)) });
  }

  return (
    <Box className={note.note} mb="lg" fz="md" role="status">
      <p>{words.elsewhere({ zone: zoneText(zone), device: zoneText(device) })}</p>
      <Group gap="xs" align="stretch">
        <Button size="compact-sm" onClick={takeDevice}>
          {words.takeDeviceZone({ device: zoneText(device) })}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={keep}>
          {words.keepZone({ zone: zoneText(zone) })}
        </Button>
      </Group>
    </Box>
  );
}
