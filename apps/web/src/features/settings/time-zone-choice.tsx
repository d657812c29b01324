import { NativeSelect } from '@mantine/core';
import { dateFormat } from '@platewise/contract/formats';
import { texts } from '@platewise/contract/texts';
import { useMemo } from 'react';
import { deviceZone, zoneText } from '../preferences/device-zone.ts';
import { zoneChoices } from '../preferences/zone-choices.ts';

const words = texts.preferences;

type TimeZoneChoiceProps = { timeZone: string | null; today: string; onChange: (timeZone: string) => void };

/** The time zone of a person's days, that of the device first; the browser's own list, where typing finds a place. */
export function TimeZoneChoice({ timeZone, today, onChange }: TimeZoneChoiceProps) {
  const device = deviceZone();
  const groups = useMemo(() => zoneChoices(timeZone), [timeZone]);

  return (
    <NativeSelect
      label={words.zone}
      description={words.todayIs({ date: day.format(new Date(`${today}T00:00:00Z`)) })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={timeZone ?? 'UTC'}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {timeZone !== device && <option value={device}>{words.deviceZone({ zone: zoneText(device) })}</option>}
      {groups.map(({ region, zones }) => (
        <optgroup key={region} label={region}>
          {zones.map(({ zone, label }) => (
            <option key={zone} value={zone}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </NativeSelect>
  );
}

const day = dateFormat({ dateStyle: 'full', timeZone: 'UTC' });
