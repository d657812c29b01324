import { texts } from '@platewise/contract/texts';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { sentenceOfStays } from './sentence-of-stays.ts';
import classes from './stays-in.module.css';

/** What goes by the name of a nut and stays in, each with the way to leave it out of the next plan. */
export function StaysIn({ terms }: { terms: readonly string[] }) {
  if (terms.length === 0) return null;
  return (
    <div className={classes.line}>
      <p>{sentenceOfStays(terms)}</p>
      {terms.map((term) => (
        <ButtonLink key={term} to="/meal" search={{ leaveOut: term }} variant="default" size="sm">
          {texts.certificate.leaveOut({ term })}
        </ButtonLink>
      ))}
    </div>
  );
}
