import type { PersonCertificate } from '@platewise/contract/generation-schema';
import { texts } from '@platewise/contract/texts';
import { MACROS } from '../meal/card/macro-shares.ts';
import { keyedLines } from '../meal/details/keyed-lines.ts';
import { wholeNumberText } from '../meal/quantities.ts';
import classes from './family-day.module.css';

const words = texts.family;

/** What the shared meals come to for each person, against their own targets, and what they should know. */
export function FamilyDay({ people }: { people: readonly PersonCertificate[] }) {
  return (
    <section className={classes.day} aria-labelledby="family-day">
      <h3 id="family-day" className={classes.title}>
        {words.dayTitle}
      </h3>
      <ul className={classes.people}>
        {people.map((person) => (
          <Person key={person.profileId} person={person} />
        ))}
      </ul>
    </section>
  );
}

function Person({ person }: { person: PersonCertificate }) {
  const { name, actual, target, warnings } = person;
  return (
    <li className={classes.person}>
      <div className={classes.head}>
        <h4 className={classes.name}>{name}</h4>
        <p className={classes.kcal}>
          {words.ofKcal({ actual: wholeNumberText(actual.calories), target: wholeNumberText(target.calories) })}
        </p>
      </div>
      <dl className={classes.macros}>
        {MACROS.map((macro) => (
          <div key={macro}>
            <dt>
              <span className={classes.swatch} data-macro={macro} aria-hidden="true" />
              {texts.meal[macro]}
            </dt>
            <dd>
              {words.ofGrams({
                actual: wholeNumberText(actual.macros[macro]),
                target: wholeNumberText(target.macros[macro]),
              })}
            </dd>
          </div>
        ))}
      </dl>
      <ul className={classes.notes}>
        {keyedLines(warnings).map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </li>
  );
}
