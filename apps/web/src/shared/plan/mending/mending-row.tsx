import { Button, Group, Text } from '@mantine/core';
import type { Effect, Mended } from '@platewise/contract/plans/plan-change-schema';
import { texts } from '@platewise/contract/texts';
import { nutrientView as words } from '@platewise/contract/texts/meals/nutrient-view';
import { amountText, namesText } from '../../nutrients/nutrient-words.ts';
import { useSubscription } from '../../subscription/use-subscription.ts';
import classes from '../changes/change-panel.module.css';
import { Effects } from '../changes/effects.tsx';
import { takesTokens } from '../changes/takes-tokens.ts';

type MendingRowProps = {
  /** The two dishes, and where they are exchanged. */
  title: string;
  mends: readonly Mended[];
  effect: Effect;
  isFree: boolean;
  isBusy: boolean;
  /** What the button does, by name. */
  label: string;
  onChoose: () => void;
};

/** Nutrients with their figures; the others of a swap are named. */
const SHOWN = 3;

/** One swap: the two dishes, what it mends, and what else it does to the day. */
export function MendingRow({ title, mends, effect, isFree, isBusy, label, onChoose }: MendingRowProps) {
  const subscription = useSubscription();
  return (
    <li className={classes.row}>
      <Text inherit fw={600}>
        {title}
      </Text>
      {mends.slice(0, SHOWN).map(({ nutrient, isLimit, unit, amount, before, after }) => (
        <Text key={`${nutrient} ${isLimit}`} size="sm">
          {words.mending[isLimit ? 'kept' : 'reached']({
            name: texts.nutrients.names[nutrient],
            before: amountText(before, unit),
            after: amountText(after, unit),
            amount: amountText(amount, unit),
          })}
        </Text>
      ))}
      {mends.length > SHOWN && (
        <Text size="sm" c="dimmed">
          {words.mending.also({ names: namesText(mends.slice(SHOWN).map(({ nutrient }) => nutrient)) })}
        </Text>
      )}
      <Effects effect={effect} />
      <Group gap="sm" wrap="nowrap">
        <Button variant="light" size="compact-md" disabled={isBusy} aria-label={label} onClick={onChoose}>
          {words.mending.press}
        </Button>
        {takesTokens(subscription) && (
          <Text span size="sm" c="dimmed">
            {isFree ? texts.swapPanel.free : texts.swapPanel.oneToken}
          </Text>
        )}
      </Group>
    </li>
  );
}
