import { Button, Text } from '@mantine/core';
import type { Profile } from '@platewise/contract/profiles/profile-schema';
import { texts } from '@platewise/contract/texts';
import { ENTITLEMENTS } from '@platewise/domain/entitlements';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useProfiles } from '../../../shared/profiles/use-profiles.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import classes from '../../../shared/ui/lists/record-list.module.css';
import { useListFocus } from '../../../shared/ui/lists/use-list-focus.ts';
import { LoadingBlock } from '../../../shared/ui/states/loading-block.tsx';
import { QueryStates } from '../../../shared/ui/states/query-states.tsx';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';
import typography from '../../../shared/ui/typography/typography.module.css';
import { profileDrafts } from '../data/profile-drafts.ts';
import { readProfileDraft } from '../data/profile-values.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileRow } from './profile-row.tsx';

const words = texts.profiles;

/** The profiles, each with its controls, and the way to another one while the plan holds more. */
export function ProfileList() {
  const { query, most } = useProfiles();
  return (
    <QueryStates
      query={query}
      loading={<LoadingBlock height={120} />}
      failed={{ title: words.failedTitle, text: words.failedText }}
    >
      {(profiles) => <Profiles profiles={profiles} most={most} />}
    </QueryStates>
  );
}

type ProfilesProps = {
  profiles: readonly Profile[];
  /** How many the plan holds; null while that is not known: then the server decides. */
  most: number | null;
};

function Profiles({ profiles, most }: ProfilesProps) {
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

type ProfilesLeftProps = {
  count: number;
  /** How many the plan holds; null while that is not known: then the server decides. */
  most: number | null;
  /** The way to another profile. */
  children: ReactNode;
};

/** How many profiles the plan still holds; at its limit what would help. */
function ProfilesLeft({ count, most, children }: ProfilesLeftProps) {
  const isFull = most !== null && count >= most;
  return (
    <div className={classes.foot}>
      {!isFull && children}
      {most !== null && (
        <Text className={typography.figures} inherit c="dimmed">
          {leftText(count, most)}{' '}
          {isFull && most < ENTITLEMENTS.family.profiles && <TextLink to="/pricing">{words.seePlans}</TextLink>}
        </Text>
      )}
    </div>
  );
}

function leftText(count: number, most: number): string {
  if (count > most) return words.over({ count: most });
  if (count === most) return most === 1 ? words.fullOne : words.full({ count: most });
  return count === 0 ? words.leftFirst({ count: most }) : words.left({ count: most - count });
}
