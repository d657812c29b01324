import { texts } from '@platewise/contract/texts';
import { DislikedList } from '../../../shared/plan/disliked/disliked-list.tsx';
import { SettingsSection } from '../../../shared/ui/settings-section.tsx';
import { ProfileList } from '../parts/profile-list.tsx';

/** What the planner knows of a person before it is asked: the profiles, and the meals that they do not want. */
export function ProfilesTab() {
  return (
    <>
      <SettingsSection title={texts.profiles.title} text={texts.profiles.text}>
        <ProfileList />
      </SettingsSection>
      <SettingsSection title={texts.planChanges.dislikedTitle} text={texts.planChanges.dislikedText}>
        <DislikedList />
      </SettingsSection>
    </>
  );
}
