import type { Preferences, UpdatePreferences } from '@platewise/contract/preferences-schema';
import { texts } from '@platewise/contract/texts';
import { errorSentence } from '../../api-error.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingBlock } from '../../components/loading-block.tsx';
import { notifyError, notifySuccess } from '../../components/notify.ts';
import { useChangePreferences } from '../preferences/use-change-preferences.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import { PlannedProfile } from './planned-profile.tsx';
import { SettingsSection } from './settings-section.tsx';
import { TimeZoneChoice } from './time-zone-choice.tsx';
import { UnitsChoice } from './units-choice.tsx';
import { WeekStartChoice } from './week-start-choice.tsx';

const words = texts.preferences;

/** How a person wants dates and weights shown, and whom the calendar plans for. Each choice is saved when it is made. */
export function PreferencesTab() {
  const { query, preferences } = usePreferences();
  const { mutate } = useChangePreferences();

  function change(changes: UpdatePreferences) {
    mutate(changes, {
      onSuccess: () => notifySuccess(words.saved),
      onError: (error) => notifyError(errorSentence(error, words.notSaved)),
    });
  }

  if (preferences) return <Choices preferences={preferences} onChange={change} />;
  if (query.isPending) return <LoadingBlock height={480} />;
  return (
    <ErrorState
      title={words.failedTitle}
      message={errorSentence(query.error, words.failedText)}
      onRetry={() => void query.refetch()}
    />
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
      <SettingsSection title={words.planForTitle} text={words.planForText}>
        <PlannedProfile
          profileId={preferences.profile?._id ?? null}
          onChange={(profileId) => onChange({ profileId })}
        />
      </SettingsSection>
    </>
  );
}
