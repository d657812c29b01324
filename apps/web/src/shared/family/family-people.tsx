import type { Profile } from '@platewise/contract/profile-schema';
import { texts } from '@platewise/contract/texts';
import { namesText } from '../format/names-text.ts';
import { kcalText } from '../meal/quantities.ts';
import classes from './family-people.module.css';

const words = texts.family;

/** In place of one person's goal, diet and calories: what each of those who share the plan aims at, and leaves out. */
export function FamilyPeople({ people }: { people: readonly Profile[] }) {
  return (
    <section className={classes.people} aria-labelledby="family-people">
      <h2 id="family-people" className={classes.title}>
        {people.length === 0 ? words.chooseTwo : words.planFor({ names: namesText(people) })}
      </h2>
      {people.length > 0 && (
        <ul className={classes.list}>
          {people.map((profile) => (
            <li key={profile._id}>
              <span dir="auto" className={classes.name}>
                {profile.name}
              </span>
              <span className={classes.facts}>{factsOf(profile)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={classes.text}>{words.formText}</p>
    </section>
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
