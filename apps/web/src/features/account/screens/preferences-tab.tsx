import { Group, NativeSelect, Radio, Stack } from '@mantine/core';
import { REGIONS, type Region, UNITS, WEEK_STARTS } from '@platewise/contract/account/preference-options';
import type { Preferences, UpdatePreferences } from '@platewise/contract/account/preferences-schema';
import { dateFormat } from '@platewise/contract/language/formats';
import { REFERENCE_SETS, type ReferenceSet } from '@platewise/contract/meals/nutrients';
import { texts } from '@platewise/contract/texts';
import { useMemo } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { deviceZone, zoneText } from '../../../shared/preferences/device-zone.ts';
import type { Units } from '../../../shared/preferences/food-weight-text.ts';
import { useChangePreferences } from '../../../shared/preferences/use-change-preferences.ts';
import { usePreferences } from '../../../shared/preferences/use-preferences.ts';
import { zoneChoices } from '../../../shared/preferences/zone-choices.ts';
import { useProfiles } from '../../../shared/profiles/use-profiles.ts';
import { SettingsSection } from '../../../shared/ui/settings-section.tsx';
import { LoadingBlock } from '../../../shared/ui/states/loading-block.tsx';
import { QueryStates } from '../../../shared/ui/states/query-states.tsx';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';

const words = texts.preferences;

/** How a person wants dates and weights shown, what nutrients are compared with, whom the calendar plans for, and where dishes are from. Each choice is saved when it is made. */
export function PreferencesTab() {
  const { query } = usePreferences();
  const { mutate } = useChangePreferences();

  function change(changes: UpdatePreferences) {
    mutate(changes, {
      onSuccess: () => notifySuccess(words.saved),
      onError: (error) => notifyError(errorSentence(error, words.notSaved)),
    });
  }

  return (
    <QueryStates
      query={query}
      loading={<LoadingBlock height={480} />}
      failed={{ title: words.failedTitle, text: words.failedText }}
    >
      {(preferences) => <Choices preferences={preferences} onChange={change} />}
    </QueryStates>
  );
}

type ChoicesProps = { preferences: Preferences; onChange: (changes: UpdatePreferences) => void };

function Choices({ preferences, onChange }: ChoicesProps) {
  return (
    <>
      <SettingsSection title={words.daysTitle} text={words.daysText}>
        <TimeZoneChoice
          timeZone={preferences.timeZone}
          today={preferences.today}
          onChange={(timeZone) => onChange({ timeZone })}
        />
        <WeekStartChoice value={preferences.weekStart} onChange={(weekStart) => onChange({ weekStart })} />
      </SettingsSection>
      <SettingsSection title={words.unitsTitle} text={words.unitsText}>
        <UnitsChoice value={preferences.units} onChange={(units) => onChange({ units })} />
      </SettingsSection>
      <SettingsSection title={words.referencesTitle} text={words.referencesText}>
        <ReferencesChoice value={preferences.referenceSet} onChange={(referenceSet) => onChange({ referenceSet })} />
      </SettingsSection>
      <SettingsSection title={words.planForTitle} text={words.planForText}>
        <PlannedProfile
          profileId={preferences.profile?._id ?? null}
          onChange={(profileId) => onChange({ profileId })}
        />
      </SettingsSection>
      <SettingsSection title={words.regionTitle} text={words.regionText}>
        <RegionChoice value={preferences.region} onChange={(region) => onChange({ region })} />
      </SettingsSection>
    </>
  );
}

type PlannedProfileProps = { profileId: string | null; onChange: (profileId: string) => void };

/** Whom the calendar plans for. */
function PlannedProfile({ profileId, onChange }: PlannedProfileProps) {
  const { query, profiles } = useProfiles();

  if (query.isPending) return <LoadingBlock height={72} />;
  if (profiles.length === 0) {
    return (
      <>
        <p>{words.noProfile}</p>
        <TextLink to="/settings" search={{ tab: 'profiles' }}>
          {words.makeProfile}
        </TextLink>
      </>
    );
  }
  return (
    <NativeSelect
      label={words.planFor}
      value={profileId ?? ''}
      data={profiles.map(({ _id, name }) => ({ value: _id, label: name }))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

type RegionChoiceProps = { value: Region | null; onChange: (region: Region | null) => void };

/** Where most dishes of plans are from. */
function RegionChoice({ value, onChange }: RegionChoiceProps) {
  return (
    <NativeSelect
      label={words.region}
      value={value ?? ''}
      data={[
        { value: '', label: words.everywhere },
        ...REGIONS.map((region) => ({ value: region, label: words.regionNames[region] })),
      ]}
      onChange={({ currentTarget: { value: chosen } }) => onChange(REGIONS.find((one) => one === chosen) ?? null)}
    />
  );
}

type TimeZoneChoiceProps = { timeZone: string | null; today: string; onChange: (timeZone: string) => void };

/** The time zone of a person's days, that of the device first; the browser's own list, where typing finds a place. */
function TimeZoneChoice({ timeZone, today, onChange }: TimeZoneChoiceProps) {
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

const { units, unitNames, unitExamples } = texts.preferences;

/** In what a person weighs food, each with an example. */
function UnitsChoice({ value, onChange }: { value: Units; onChange: (units: Units) => void }) {
  return (
    <Radio.Group label={units} value={value}>
      <Stack gap="sm" mt="xs">
        {UNITS.map((unit) => (
          <Radio
            key={unit}
            value={unit}
            label={unitNames[unit]}
            description={unitExamples[unit]}
            onChange={() => onChange(unit)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

const { references, referenceNames, referenceExamples } = texts.preferences;

type ReferencesChoiceProps = { value: ReferenceSet; onChange: (referenceSet: ReferenceSet) => void };

/** Whose reference intakes nutrients are compared with. */
function ReferencesChoice({ value, onChange }: ReferencesChoiceProps) {
  return (
    <Radio.Group label={references} value={value}>
      <Stack gap="sm" mt="xs">
        {REFERENCE_SETS.map((set) => (
          <Radio
            key={set}
            value={set}
            label={referenceNames[set]}
            description={referenceExamples[set]}
            onChange={() => onChange(set)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

const { weekStart, weekdays } = texts.preferences;

type WeekStartChoiceProps = {
  value: Preferences['weekStart'];
  onChange: (weekStart: Preferences['weekStart']) => void;
};

/** The day that weeks start on. */
function WeekStartChoice({ value, onChange }: WeekStartChoiceProps) {
  return (
    <Radio.Group label={weekStart} value={String(value)} mt="lg">
      <Group gap="var(--space-12) var(--space-24)" mt="xs">
        {WEEK_STARTS.map((day) => (
          <Radio key={day} value={String(day)} label={weekdays[day]} onChange={() => onChange(day)} />
        ))}
      </Group>
    </Radio.Group>
  );
}
