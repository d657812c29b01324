import { Text } from '@mantine/core';
import type { PlannedFor as Planned } from '@platewise/contract/account/preferences-schema';
import { texts } from '@platewise/contract/texts';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { wholeNumberText } from '../../../../shared/meal/quantities.ts';
import { usePreferences } from '../../../../shared/preferences/use-preferences.ts';
import { TextLink } from '../../../../shared/ui/typography/text-link.tsx';
import typography from '../../../../shared/ui/typography/typography.module.css';

const words = calendarScreen;

/** For whom new meals are planned and what their days aim at, and the way to change it (decisions 9.9). */
export function PlannedFor() {
  const { preferences } = usePreferences();
  // A copy from a release before this one does not say it.
  if (!preferences?.plannedFor) return null;
  const { plannedFor } = preferences;
  const isProfile = plannedFor.source === 'profile';
  return (
    <Text className={typography.breakable} size="sm" c="dimmed">
      {plannedForText(plannedFor)}{' '}
      <TextLink to="/settings" search={{ tab: isProfile ? 'preferences' : 'profiles' }} inherit>
        {isProfile ? words.choosePlannedFor : words.makePlannedFor}
      </TextLink>
    </Text>
  );
}

function plannedForText({
  source,
  name,
  goal,
  dietaryPreferences,
  excludeIngredients,
  calorieTarget,
}: Planned): string {
  const terms = excludeIngredients.join(', ');
  const asked = {
    goal: texts.options.goal[goal],
    diet: texts.options.diet[dietaryPreferences],
    target: wholeNumberText(calorieTarget),
  };
  if (source === 'usual') return words.plannedAsUsual(asked);
  const without = terms && words.plannedWithout({ terms });
  if (source === 'profile') return words.plannedFor({ ...asked, name: name ?? '', without });
  return words.plannedAsLast({ ...asked, without });
}
