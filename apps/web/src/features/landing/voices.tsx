import { landing as words } from '@platewise/contract/locales/en/site/landing';
import { type ReactNode, useState } from 'react';
import { Heading } from '../../components/heading.tsx';
import { Prerendered } from '../../components/prerendered.tsx';
import { MotionButton } from './motion-button.tsx';
import classes from './voices.module.css';

/** Three invented testimonials that pass by (shell 2), each marked as an example. They rest under pointer and focus. */
export function Voices({ rows }: { rows: ReactNode }) {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <section className={classes.section} aria-labelledby="voices">
      <div className={classes.head}>
        <div>
          <Heading order={2} id="voices">
            {words.voicesTitle}
          </Heading>
          <p className={classes.intro}>{words.voicesText}</p>
        </div>
        <MotionButton
          isPaused={isPaused}
          onChange={setIsPaused}
          pauseLabel={words.pauseVoices}
          playLabel={words.playVoices}
          showsLabel
        />
      </div>
      <Prerendered name="landing-voices" className={classes.window} data-paused={isPaused || undefined}>
        {rows}
      </Prerendered>
    </section>
  );
}
