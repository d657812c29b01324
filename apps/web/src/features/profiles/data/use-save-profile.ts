import type { CreateProfile, Profile } from '@platewise/contract/profile-schema';
import { texts } from '@platewise/contract/texts';
import { useState } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { wholeNumberText } from '../../../shared/meal/quantities.ts';
import { useProfiles } from '../../../shared/profiles/use-profiles.ts';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';

const words = texts.profiles;

/** Makes a profile, or changes the one that is given; a refusal stays over the form, with everything that was typed. */
export function useSaveProfile(profile: Profile | null, onSaved: () => void) {
  const { query, profiles, create, update } = useProfiles();
  const isFirst = query.isSuccess && profiles.length === 0;
  const [refusal, setRefusal] = useState<string | null>(null);
  const isSaving = create.isPending || update.isPending;

  async function send(content: CreateProfile): Promise<void> {
    setRefusal(null);
    try {
      const { name, calorieTarget } = await (profile
        ? update.mutateAsync({ profileId: profile._id, ...content })
        : create.mutateAsync(content));
      notifySuccess(
        isFirst
          ? words.savedFirst({ profile: name, target: wholeNumberText(calorieTarget) })
          : words.saved({ profile: name }),
      );
    } catch (error) {
      return setRefusal(errorSentence(error, words.saveFailed));
    }
    onSaved();
  }

  return {
    save: (content: CreateProfile) => {
      if (!isSaving) void send(content);
    },
    isSaving,
    refusal,
  };
}
