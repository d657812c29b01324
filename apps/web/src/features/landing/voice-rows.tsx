import { landingParts as words } from '@platewise/contract/locales/en/site/landing-parts';
import classes from './voices.module.css';

/** The testimonials, each marked as an example, and the same again, so that the row never ends. */
export function VoiceRows() {
  return (
    <>
      <VoiceRow />
      <VoiceRow isCopy />
    </>
  );
}

function VoiceRow({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <ul className={classes.row} aria-label={words.voicesLabel} aria-hidden={isCopy || undefined}>
      {words.voices.map(({ text, name, about }) => (
        <li key={name} className={classes.voice}>
          <figure>
            <span className={classes.example}>{words.example}</span>
            <blockquote>{text}</blockquote>
            <figcaption>
              <strong>{name}</strong> <span>{about}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
