import { Title } from '@mantine/core';
import { landing as words } from '@platewise/contract/locales/en/site/landing';
import { useState } from 'react';
import { MotionButton } from './motion-button.tsx';
import classes from './voices.module.css';

/** Three invented testimonials that pass by (shell 2), each marked as an example. They rest under pointer and focus. */
export function Voices() {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <section className={classes.section} aria-labelledby="voices">
      <div className={classes.head}>
        <div>
          <Title order={2} id="voices">
            {words.voicesTitle}
          </Title>
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
      <div className={classes.window} data-paused={isPaused || undefined}>
        <VoiceList />
        {/* The same again, so that the row never ends. */}
        <VoiceList isCopy />
      </div>
    </section>
  );
}

function VoiceList({ isCopy = false }: { isCopy?: boolean }) {
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
