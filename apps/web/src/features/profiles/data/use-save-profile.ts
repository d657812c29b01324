import type { CreateProfile, Profile } from '@platewise/contract/profiles/profile-schema';
import { texts } from '@platewise/contract/texts';
import { errorSentence } from '../../../shared/api/api-error.ts';
import type { FormFailure } from '../../../shared/forms/use-schema-form.ts';
import { wholeNumberText } from '../../../shared/meal/quantities.ts';
import { useProfiles } from '../../../shared/profiles/use-profiles.ts';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';

const words = texts.profiles;

/** Makes a profile, or changes the one that is given. Resolves with why it was not saved, or with null. */
export function useSaveProfile(profile: Profile | null) {
  const { query, profiles, create, update } = useProfiles();
  const isFirst = query.isSuccess && profiles.length === 0;

  return async (content: CreateProfile): Promise<FormFailure | null> => {
    try {
      const { name, calorieTarget } = await (profile
        ? update.mutateAsync({ profileId: profile._id, ...content })
        : create.mutateAsync(content));
      notifySuccess(
        isFirst
          ? words.savedFirst({ profile: name, target: wholeNumberText(calorieTarget) })
          : words.saved({ profile: name }),
      );
      return null;
    } catch (error) {
      return { sentence: errorSentence(error, words.saveFailed) };
    }
  };
}
