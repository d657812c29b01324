import { Button } from '@mantine/core';
import type { Profile } from '@platewise/contract/profile-schema';
import { texts } from '@platewise/contract/texts';
import { errorCode, errorSentence } from '../../api-error.ts';
import { notifyError, notifySuccess } from '../../components/notify.ts';
import classes from './profile-row.module.css';
import { useProfiles } from './use-profiles.ts';

const words = texts.profiles;

/** Asks once more before a profile is gone; the harmless answer has the focus. */
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
    <fieldset
      className={classes.ask}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <legend>{words.deleteAsk({ profile: profile.name })}</legend>
      <div>
        <Button variant="light" color="tomato" loading={remove.isPending} onClick={() => void confirm()}>
          {words.deleteYes}
        </Button>
        <Button ref={focusNow} variant="default" onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </fieldset>
  );
}

function focusNow(button: HTMLButtonElement | null) {
  button?.focus({ preventScroll: true });
}
