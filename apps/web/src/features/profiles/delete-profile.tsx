import type { Profile } from '@platewise/contract/profile-schema';
import { texts } from '@platewise/contract/texts';
import { errorCode, errorSentence } from '../../api-error.ts';
import { AskAgain } from '../../components/ask-again.tsx';
import { notifyError, notifySuccess } from '../../components/notify.ts';
import { useProfiles } from './use-profiles.ts';

const words = texts.profiles;

/** Asks once more before a profile is gone. */
export function DeleteProfile({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { remove } = useProfiles();

  async function confirm(): Promise<void> {
    try {
      await remove.mutateAsync({ profileId: profile._id });
    } catch (error) {
      // Another tab was faster: what is not there any more is what was asked for.
      if (errorCode(error) !== 'NOT_FOUND') {
        notifyError(errorSentence(error, words.deleteFailed));
        return onClose();
      }
    }
    notifySuccess(words.deleted({ profile: profile.name }));
  }

  return (
    <AskAgain
      question={words.deleteAsk({ profile: profile.name })}
      yes={words.deleteYes}
      no={words.keep}
      isBusy={remove.isPending}
      onYes={() => void confirm()}
      onNo={onClose}
    />
  );
}
