import { NativeSelect } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { LoadingBlock } from '../../components/loading-block.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useProfiles } from '../profiles/use-profiles.ts';

const words = texts.preferences;

type PlannedProfileProps = { profileId: string | null; onChange: (profileId: string) => void };

/** Whom the calendar plans for. */
export function PlannedProfile({ profileId, onChange }: PlannedProfileProps) {
  const { query, profiles } = useProfiles();

  if (query.isPending) return <LoadingBlock height={72} />;
  if (profiles.length === 0) {
    return (
      <>
        <p>{words.noProfile}</p>
        <TextLink to="/settings" search={{ tab: 'profiles' }}>
          {words.makeProfile}
        </TextLink>
      </>
    );
  }
  return (
    <NativeSelect
      label={words.planFor}
      value={profileId ?? ''}
      data={profiles.map(({ _id, name }) => ({ value: _id, label: name }))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
