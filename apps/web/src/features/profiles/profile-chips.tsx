import { VisuallyHidden } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { LoadingBlock } from '../../components/loading-block.tsx';
import { TextLink } from '../../components/text-link.tsx';
import classes from './profile-chips.module.css';
import type { ProfileChoice } from './use-profile-choice.ts';

const words = texts.profiles;

/** 'Plan for': the profiles over the planner's form, each filling it when pressed; nothing without any. */
export function ProfileChips({ choice }: { choice: ProfileChoice }) {
  const { profiles, chosen, isChanged, announced, choose, isExpected } = choice;
  const labelId = useId();
  if (isExpected) return <LoadingBlock height={64} />;
  if (profiles.length === 0) return null;

  return (
    <div className={classes.choice}>
      <div className={classes.head}>
        <span id={labelId} className={classes.label}>
          {words.planFor}
        </span>
        <TextLink to="/settings" search={{ tab: 'profiles' }} size="sm">
          {words.manage}
        </TextLink>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame */}
      <div role="group" aria-labelledby={labelId} className={classes.chips}>
        {profiles.map((profile) => {
          const isChosen = profile._id === chosen?._id;
          return (
            <button
              key={profile._id}
              type="button"
              className={classes.chip}
              aria-pressed={isChosen}
              title={words.fill({ profile: profile.name })}
              onClick={() => choose(profile)}
            >
              {isChosen && !isChanged && <IconCheck size={16} stroke={1.5} aria-hidden />}
              <span className={classes.name}>{profile.name}</span>
              {isChosen && isChanged && <span className={classes.changed}>{words.changed}</span>}
            </button>
          );
        })}
      </div>
      <VisuallyHidden role="status">{announced && words.filled({ profile: announced.name })}</VisuallyHidden>
    </div>
  );
}
