import { Checkbox, Group, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import type { FamilyChoice } from '../../../shared/family/use-family-choice.ts';
import { namesText } from '../../../shared/format/names-text.ts';
import { profileRoom } from '../../../shared/profiles/profile-room.ts';
import chip from '../../../shared/ui/buttons/chip.module.css';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';
import type { ProfileChoice } from '../data/use-profile-choice.ts';

const words = texts.profiles;

type ProfileChipsProps = {
  choice: ProfileChoice;
  family: FamilyChoice;
  /** Turns to a plan for several people, or back. */
  onShare: (isShared: boolean) => void;
};

/**
 * 'Plan for': the profiles over the planner's form, each filling it when pressed; with Family also several at once, each
 * added and left out when pressed. Nothing without any.
 */
export function ProfileChips({ choice, family, onShare }: ProfileChipsProps) {
  const { profiles, chosen, isChanged, choose, query } = choice;
  const labelId = useId();
  const element = useRef<HTMLDivElement>(null);
  const isKnown = query.data !== undefined;
  const isEmpty = profiles.length === 0;

  useEffect(() => {
    if (!isEmpty && element.current) profileRoom.take(element.current.offsetHeight);
    if (isEmpty && isKnown) profileRoom.leave();
  }, [isKnown, isEmpty]);

  if (isEmpty) return null;

  return (
    <Stack ref={element} gap="xs">
      <Group align="baseline" wrap="nowrap" justify="space-between">
        <Text id={labelId} span inherit fw={600}>
          {words.planFor}
        </Text>
        <TextLink to="/settings" search={{ tab: 'profiles' }} size="sm">
          {words.manage}
        </TextLink>
      </Group>
      <Group role="group" aria-labelledby={labelId} gap="xs" align="stretch">
        {profiles.map((profile) => {
          const isChosen = family.people
            ? family.people.some(({ _id }) => _id === profile._id)
            : profile._id === chosen?._id;
          const isOther = isChanged && !family.people;
          return (
            <UnstyledButton
              key={profile._id}
              className={chip.chip}
              aria-pressed={isChosen}
              title={family.people ? undefined : words.fill({ profile: profile.name })}
              onClick={() => (family.people ? family.toggle(profile) : choose(profile))}
            >
              {isChosen && !isOther && <IconCheck size={16} stroke={1.5} aria-hidden />}
              <Text dir="auto" span inherit truncate>
                {profile.name}
              </Text>
              {isChosen && isOther && (
                <Text span inherit flex="none" c="var(--ink)" fw={400}>
                  {words.changed}
                </Text>
              )}
            </UnstyledButton>
          );
        })}
      </Group>
      {family.canShare && (
        <Checkbox
          checked={family.people !== null}
          label={texts.family.together}
          onChange={({ currentTarget }) => onShare(currentTarget.checked)}
        />
      )}
      <VisuallyHidden role="status">{news(choice, family)}</VisuallyHidden>
    </Stack>
  );
}

/** What filled the form last, or for whom it is, for who cannot see it. */
function news({ announced }: ProfileChoice, { people }: FamilyChoice): string | null {
  if (people) return texts.family.togetherOn({ names: namesText(people) });
  return announced && words.filled({ profile: announced.name });
}
