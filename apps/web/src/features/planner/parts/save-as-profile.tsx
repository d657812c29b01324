import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconUserCheck } from '@tabler/icons-react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import type { PlannerValues } from '../../../shared/planning/planner-values.ts';
import { accountName } from '../../../shared/session/account-name.ts';
import type { SessionUser } from '../../../shared/session/session-types.ts';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { isFilledFrom } from '../data/profile-fill.ts';
import { profileOfForm } from '../data/profile-of-form.ts';
import type { ProfileChoice } from '../data/use-profile-choice.ts';

type SaveAsProfileProps = {
  choice: ProfileChoice;
  values: PlannerValues;
  user: SessionUser;
  /** The pressed button goes with what it did. */
  onSaved: () => void;
};

const words = texts.profiles;

/** Keeps the planner's form for the next time: in the profile it was filled from, else in a new one where the plan holds more. */
export function SaveAsProfile({ choice, values, user, onSaved }: SaveAsProfileProps) {
  const { query, profiles, most, chosen, isChanged, create, update, remember } = choice;
  const content = profileOfForm(values);
  if (!query.data || !content) return null;

  if (chosen) {
    if (!isChanged) return null;
    const { _id: profileId, name } = chosen;
    return (
      <SaveButton
        label={words.update({ profile: name })}
        isBusy={update.isPending}
        onSave={async () => {
          await update.mutateAsync({ profileId, ...content });
          notifySuccess(words.updated({ profile: name }));
          onSaved();
        }}
      />
    );
  }
  if (most === null || profiles.length >= most || profiles.some((profile) => isFilledFrom(profile, values)))
    return null;
  return (
    <SaveButton
      label={words.saveAs}
      isBusy={create.isPending}
      onSave={async () => {
        const made = await create.mutateAsync({ name: newName(user, profiles), ...content });
        remember(made);
        notifySuccess(words.savedAs({ profile: made.name }));
        onSaved();
      }}
    />
  );
}

type SaveButtonProps = { label: string; isBusy: boolean; onSave: () => Promise<void> };

function SaveButton({ label, isBusy, onSave }: SaveButtonProps) {
  async function save(): Promise<void> {
    try {
      await onSave();
    } catch (error) {
      notifyError(errorSentence(error, words.saveFailed));
    }
  }

  return (
    <Button
      variant="subtle"
      size="compact-md"
      loading={isBusy}
      leftSection={<IconUserCheck size={18} stroke={1.5} aria-hidden />}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}

/** The person's own name, with a number where a profile is called so already. */
function newName(user: SessionUser, profiles: readonly { name: string }[]): string {
  const name = accountName(user);
  return profiles.some((profile) => profile.name === name) ? `${name} ${profiles.length + 1}` : name;
}
