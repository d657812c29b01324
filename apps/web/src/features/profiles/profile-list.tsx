import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { errorSentence } from '../../api-error.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingBlock } from '../../components/loading-block.tsx';
import classes from '../../components/record-list.module.css';
import { useAuth } from '../auth/use-auth.ts';
import { useListFocus } from '../favorites/use-list-focus.ts';
import { profileDrafts } from './profile-drafts.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileRow } from './profile-row.tsx';
import { readProfileDraft } from './profile-values.ts';
import { ProfilesLeft } from './profiles-left.tsx';
import { useProfiles } from './use-profiles.ts';

const words = texts.profiles;

/** The profiles, each with its controls, and the way to another one while the plan holds more. */
export function ProfileList() {
  const { query, profiles, most } = useProfiles();
  const { user } = useAuth();
  const [draft] = useState(() => (user ? readProfileDraft(profileDrafts.read(user.id)) : null));
  /** The profile in whose place the form stands: null for a new one, undefined for none. */
  const [editing, setEditing] = useState<string | null | undefined>(draft?.profileId);
  /** The profile whose form was closed just now. */
  const [returnTo, setReturnTo] = useState<string | null>(null);
  const list = useListFocus(profiles.length);
  const addButton = useRef<HTMLButtonElement>(null);
  const wasAdding = useRef(editing === null);
  const isAdding = editing === null;

  useEffect(() => {
    if (wasAdding.current && !isAdding) (addButton.current ?? list.current)?.focus({ preventScroll: true });
    wasAdding.current = isAdding;
  }, [isAdding, list]);

  if (query.isPending) return <LoadingBlock height={120} />;
  if (!query.data) {
    return (
      <ErrorState
        title={words.failedTitle}
        message={errorSentence(query.error, words.failedText)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  function close(): void {
    setReturnTo(editing ?? null);
    setEditing(undefined);
  }
  const draftOf = (profileId: string | null) => (draft?.profileId === profileId ? draft.values : null);
  return (
    <section ref={list} tabIndex={-1} aria-label={words.list} className={classes.list}>
      {profiles.length === 0 && !isAdding && <p className={classes.empty}>{words.emptyText}</p>}
      <ul>
        {profiles.map((profile) => (
          <li key={profile._id}>
            {editing === profile._id ? (
              <ProfileForm profile={profile} draft={draftOf(profile._id)} onClose={close} />
            ) : (
              <ProfileRow
                profile={profile}
                takesFocus={returnTo === profile._id}
                isQuiet={editing !== undefined}
                onEdit={() => setEditing(profile._id)}
              />
            )}
          </li>
        ))}
        {isAdding && (
          <li>
            <ProfileForm profile={null} draft={draftOf(null)} onClose={close} />
          </li>
        )}
      </ul>
      {editing === undefined && (
        <ProfilesLeft count={profiles.length} most={most}>
          <Button
            ref={addButton}
            variant={profiles.length === 0 ? 'filled' : 'default'}
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => setEditing(null)}
          >
            {words.add}
          </Button>
        </ProfilesLeft>
      )}
    </section>
  );
}
