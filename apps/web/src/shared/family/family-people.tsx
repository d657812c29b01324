import { Flex, Text } from '@mantine/core';
import type { Profile } from '@platewise/contract/profiles/profile-schema';
import { texts } from '@platewise/contract/texts';
import { namesText } from '../format/names-text.ts';
import { kcalText } from '../meal/quantities.ts';
import typography from '../ui/typography/typography.module.css';
import classes from './family-people.module.css';

const words = texts.family;

/** In place of one person's goal, diet and calories: what each of those who share the plan aims at, and leaves out. */
export function FamilyPeople({ people }: { people: readonly Profile[] }) {
  return (
    <Flex component="section" direction="column" gap="sm" aria-labelledby="family-people">
      <Text id="family-people" className={typography.breakable} component="h2" ff="text" fw={600} lh={1.4}>
        {people.length === 0 ? words.chooseTwo : words.planFor({ names: namesText(people) })}
      </Text>
      {people.length > 0 && (
        <ul className={classes.list}>
          {people.map((profile) => (
            <li key={profile._id}>
              <Text dir="auto" className={typography.breakable} span inherit fw={500} lh={1.4}>
                {profile.name}
              </Text>
              <span className={classes.facts}>{factsOf(profile)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={classes.text}>{words.formText}</p>
    </Flex>
  );
}

/** What is open in a profile is planned as the calendar does: balanced, without a diet. */
function factsOf({ goal, dietaryPreferences, calorieTarget, excludeIngredients }: Profile): string {
  const facts = words.day({
    goal: texts.options.goal[goal ?? 'balanced'],
    diet: texts.options.diet[dietaryPreferences ?? 'none'],
    kcal: kcalText(calorieTarget),
  });
  return excludeIngredients.length === 0
    ? facts
    : `${facts} · ${words.without({ terms: excludeIngredients.join(', ') })}`;
}
