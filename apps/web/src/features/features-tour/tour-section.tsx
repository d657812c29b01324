import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './tour-section.module.css';

type TourSectionProps = {
  words: { title: string; text: string; points: readonly string[] };
  picture: ReactNode;
  link?: ReactNode;
};

/** One stop of the tour: words on one side, on the other what it looks like. */
export function TourSection({ words, picture, link }: TourSectionProps) {
  const titleId = useId();
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div className={classes.words}>
        <Title order={2} id={titleId} size="h2">
          {words.title}
        </Title>
        <p>{words.text}</p>
        {words.points.length > 0 && (
          <ul className={classes.points}>
            {words.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {link && <p>{link}</p>}
      </div>
      <div className={classes.picture}>{picture}</div>
    </section>
  );
}
