import { Button, Menu } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconChevronDown } from '@tabler/icons-react';
import type { Ref } from 'react';
import { PopupMenu } from '../../components/overlays/popup-menu.tsx';
import type { PlannedMeal } from './diary-day.ts';
import type { useTick } from './use-tick.ts';

type OutcomeMenuProps = {
  planned: PlannedMeal;
  tick: ReturnType<typeof useTick>;
  onShare: () => void;
  button: Ref<HTMLButtonElement>;
};

const words = texts.calorieScreen;
const SHARES = [1, 0.75, 0.5, 0.25] as const;

/** What became of a planned meal, and everything else that could have. */
export function OutcomeMenu({ planned, tick, onShare, button }: OutcomeMenuProps) {
  const { name, figures, state } = planned;
  return (
    <PopupMenu position="bottom-end" width={220}>
      <Menu.Target>
        <Button
          ref={button}
          size="compact-md"
          variant={state === 'open' ? 'default' : 'light'}
          rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
          aria-label={`${outcomeText(planned)}: ${words.outcomeOf({ meal: name })}`}
        >
          {outcomeText(planned)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {figures && (
          <>
            {SHARES.map((share) => (
              <Menu.Item key={share} onClick={() => tick.eat(share)}>
                {words.shares[share]}
              </Menu.Item>
            ))}
            <Menu.Item onClick={onShare}>{words.ownShare}</Menu.Item>
            <Menu.Divider />
          </>
        )}
        <Menu.Item onClick={tick.skip}>{words.skip}</Menu.Item>
        {state !== 'open' && <Menu.Item onClick={tick.untick}>{words.notYet}</Menu.Item>}
      </Menu.Dropdown>
    </PopupMenu>
  );
}

function outcomeText({ state, share }: PlannedMeal): string {
  if (state !== 'eaten' || share === null) return words.outcome[state];
  const known = SHARES.find((one) => one === share);
  return known ? words.shares[known] : words.ateShare({ percent: Math.round(share * 100) });
}
