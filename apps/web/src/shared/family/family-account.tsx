import { Title } from '@mantine/core';
import type { PersonCertificate } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import accountClasses from '../certificate/certificate-account.module.css';
import { signedPercentText } from '../format/signed-percent.ts';
import { wholeNumberText } from '../meal/quantities.ts';
import classes from './family-account.module.css';

const words = texts.family.account;

/** In the certificate of a shared plan: everybody's kcal against their target, how far their macros are, and their rules. */
export function FamilyAccount({ people }: { people: readonly PersonCertificate[] }) {
  return (
    <>
      <div className={classes.scroller}>
        <table className={accountClasses.table}>
          <caption>{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.family.person}</th>
              <th scope="col">{texts.certificate.target}</th>
              <th scope="col">{texts.certificate.plan}</th>
              <th scope="col">{texts.certificate.difference}</th>
              <th scope="col">{words.distance}</th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ profileId, name, actual, target, macroDistance }) => (
              <tr key={profileId}>
                <th dir="auto" scope="row" className={classes.name}>
                  {name}
                </th>
                <td>{wholeNumberText(target.calories)}</td>
                <td>{wholeNumberText(actual.calories)}</td>
                <td>{signedPercentText(actual.calories, target.calories)}</td>
                <td>{words.points({ count: Math.round(macroDistance) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{words.text}</p>
      <Title order={3}>{words.rulesTitle}</Title>
      {people.map((person) => (
        <p key={person.profileId}>{words.rules({ name: person.name, rules: rulesOf(person) })}</p>
      ))}
    </>
  );
}

function rulesOf({ diet, excluded, notAssessed }: PersonCertificate): string {
  const terms = [...new Set([...excluded.map(({ term }) => term), ...notAssessed])];
  const rules = [
    ...(diet === 'none' ? [] : [texts.options.diet[diet]]),
    ...terms.map((term) => texts.certificate.without({ term })),
  ];
  return rules.length === 0 ? words.noRules : rules.join(', ');
}
