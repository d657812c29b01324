import { calendarScreen } from '@platewise/contract/locales/en/calendar-screen';
import { texts } from '@platewise/contract/texts';
import { TextLink } from '../../components/text-link.tsx';
import { wholeNumberText } from '../meal/quantities.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import classes from './planned-for.module.css';

const words = calendarScreen;

/** Whose goals the days aim at, and the way to another profile; nothing where there is none. */
export function PlannedFor() {
  const profile = usePreferences().preferences?.profile;
  if (!profile) return null;
  const { name, dietaryPreferences, calorieTarget } = profile;
  const diet = texts.options.diet[dietaryPreferences ?? 'none'];
  return (
    <p className={classes.line}>
      {words.plannedFor({ name, diet, target: wholeNumberText(calorieTarget) })}{' '}
      <TextLink to="/settings" search={{ tab: 'preferences' }} inherit>
        {words.choosePlannedFor}
      </TextLink>
    </p>
  );
}
