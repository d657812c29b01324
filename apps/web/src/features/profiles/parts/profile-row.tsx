import { Button, Group } from '@mantine/core';
import type { Profile } from '@platewise/contract/profiles/profile-schema';
import { texts } from '@platewise/contract/texts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { errorCode, errorSentence } from '../../../shared/api/api-error.ts';
import { focusNow } from '../../../shared/forms/focus-now.ts';
import { wholeNumberText } from '../../../shared/meal/quantities.ts';
import { useProfiles } from '../../../shared/profiles/use-profiles.ts';
import classes from '../../../shared/ui/lists/record-row.module.css';
import { AskAgain } from '../../../shared/ui/states/ask-again.tsx';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';

const words = texts.profiles;

type ProfileRowProps = {
  profile: Profile;
  /** Its form was closed just now. */
  takesFocus: boolean;
  /** A form is open elsewhere: opening another one would leave it behind half filled in. */
  isQuiet: boolean;
  onEdit: () => void;
};

/** One profile: what it fills in, and its controls; deleting asks once more in their place. */
export function ProfileRow({ profile, takesFocus, isQuiet, onEdit }: ProfileRowProps) {
  const { name, excludeIngredients, dislikedMeals, conditions } = profile;
  const [isAsking, setIsAsking] = useState(false);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);

  useEffect(() => {
    if (wasAsking.current && !isAsking) deleteButton.current?.focus({ preventScroll: true });
    wasAsking.current = isAsking;
  }, [isAsking]);

  return (
    <Group gap="var(--space-8) var(--space-24)" align="flex-start" justify="space-between">
      <div className={classes.words}>
        <h3 dir="auto" className={classes.name}>
          {name}
        </h3>
        <p>{factsOf(profile)}</p>
        {excludeIngredients.length > 0 && <p>{words.without({ terms: excludeIngredients.join(', ') })}</p>}
        {conditions.length > 0 && <p>{texts.planner.summaryConditions({ count: conditions.length })}</p>}
        {dislikedMeals.length > 0 && <p>{words.notWanted({ meals: dislikedMeals.join(', ') })}</p>}
      </div>
      {isAsking && <DeleteProfile profile={profile} onClose={() => setIsAsking(false)} />}
      {!isAsking && !isQuiet && (
        <Group gap={0} align="stretch" wrap="nowrap" flex="none" mx="calc(-1 * var(--space-8))">
          <Button
            ref={takesFocus && !isAsking ? focusNow : null}
            variant="subtle"
            size="compact-md"
            leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
            aria-label={words.editProfile({ profile: name })}
            onClick={onEdit}
          >
            {words.edit}
          </Button>
          <Button
            ref={deleteButton}
            variant="subtle"
            size="compact-md"
            leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
            aria-label={words.deleteProfile({ profile: name })}
            onClick={() => setIsAsking(true)}
          >
            {words.delete}
          </Button>
        </Group>
      )}
    </Group>
  );
}

function factsOf({ goal, dietaryPreferences, calorieTarget }: Profile): string {
  return [
    goal ? texts.options.goal[goal] : words.noGoal,
    dietaryPreferences ? texts.options.diet[dietaryPreferences] : words.noDiet,
    words.kcal({ kcal: wholeNumberText(calorieTarget) }),
  ].join(' · ');
}

/** Asks once more before a profile is gone. */
function DeleteProfile({ profile, onClose }: { profile: Profile; onClose: () => void }) {
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
