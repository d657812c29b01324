import { Title } from '@mantine/core';
import { landingParts as words } from '@platewise/contract/texts/site/landing-parts';
import { IconCircleCheck } from '@tabler/icons-react';
import { certificateWords } from '../../../shared/certificate/certificate-words.ts';
import { MacroSplit } from '../../../shared/meal/card/macro-split.tsx';
import { kcalText } from '../../../shared/meal/quantities.ts';
import { EXAMPLE_CERTIFICATE } from '../example/example-certificate.ts';
import { EXAMPLE_DINNER } from '../example/example-dinner.ts';
import { CookingArt } from './art/cooking-art.tsx';
import { GroceriesArt } from './art/groceries-art.tsx';
import { NutritionArt } from './art/nutrition-art.tsx';
import { PlanningArt } from './art/planning-art.tsx';
import { RecipesArt } from './art/recipes-art.tsx';
import { TrackingArt } from './art/tracking-art.tsx';
import classes from './landing-parts.module.css';
import { PlateScene } from './plate-scene.tsx';
import voicesClasses from './voices.module.css';

const FEATURES = [
  { id: 'planning', Art: PlanningArt },
  { id: 'recipes', Art: RecipesArt },
  { id: 'nutrition', Art: NutritionArt },
  { id: 'cooking', Art: CookingArt },
  { id: 'groceries', Art: GroceriesArt },
  { id: 'tracking', Art: TrackingArt },
] as const;

/** The six features by their documented names (shell 2). */
export function FeatureCards() {
  return (
    <ul className={classes.cards}>
      {FEATURES.map(({ id, Art }) => (
        <li key={id}>
          <div className={classes.art}>
            <Art />
          </div>
          <Title order={3} size="h4">
            {words.features[id].title}
          </Title>
          <p className={classes.text}>{words.features[id].text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The plate, its meal in figures, and beneath it the quiet line that every plan carries. */
export function HeroPlate() {
  return (
    <figure className={classes.figure}>
      <PlateScene />
      <figcaption className={classes.caption}>
        <p className={classes.note}>{words.plateNote}</p>
        <p className={classes.meal}>
          <span className={classes.name}>{EXAMPLE_DINNER.name}</span>
          <span className={classes.kcal}>{kcalText(EXAMPLE_DINNER.calories)}</span>
        </p>
        <MacroSplit meal={EXAMPLE_DINNER} showShares={false} />
        <p className={classes.seal}>
          <IconCircleCheck size={18} stroke={1.5} aria-hidden />
          {certificateWords(EXAMPLE_CERTIFICATE)}
        </p>
      </figcaption>
    </figure>
  );
}

/** How a plan is made, in three steps. */
export function Steps() {
  return (
    <section className={classes.section} aria-labelledby="steps">
      <Title order={2} id="steps">
        {words.stepsTitle}
      </Title>
      <ol className={classes.steps}>
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <Title order={3} size="h4">
              {title}
            </Title>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The testimonials, each marked as an example; a copy follows, so that the row never ends. */
export function VoiceRow({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <ul className={voicesClasses.row} aria-label={words.voicesLabel} aria-hidden={isCopy || undefined}>
      {words.voices.map(({ text, name, about }) => (
        <li key={name} className={voicesClasses.voice}>
          <figure>
            <span className={voicesClasses.example}>{words.example}</span>
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
