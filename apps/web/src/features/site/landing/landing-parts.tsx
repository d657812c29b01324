import { Box, Flex, Stack, Text, Title } from '@mantine/core';
import { landingParts as words } from '@platewise/contract/texts/site/landing-parts';
import { IconCircleCheck } from '@tabler/icons-react';
import { certificateWords } from '../../../shared/certificate/certificate-words.ts';
import { MacroSplit } from '../../../shared/meal/card/macro-split.tsx';
import { kcalText } from '../../../shared/meal/quantities.ts';
import { Columns } from '../../../shared/ui/layout/columns.tsx';
import lines from '../../../shared/ui/layout/lines.module.css';
import typography from '../../../shared/ui/typography/typography.module.css';
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
          <Text inherit maw="44ch" mt="var(--space-4)" c="dimmed">
            {words.features[id].text}
          </Text>
        </li>
      ))}
    </ul>
  );
}

/** The plate, its meal in figures, and beneath it the quiet line that every plan carries. */
export function HeroPlate() {
  return (
    <Box component="figure" m={0}>
      <PlateScene />
      <Box component="figcaption" className={lines.above} maw="460px" mt="var(--space-20)" mx="auto" pt="md">
        <Text size="sm" c="dimmed">
          {words.plateNote}
        </Text>
        <Flex component="p" gap="md" align="baseline" justify="space-between" mb="xs" fz="lg" lh={1.3}>
          <Text span inherit ff="heading" fw={560}>
            {EXAMPLE_DINNER.name}
          </Text>
          <Text className={`${typography.figures} ${typography.oneLine}`} span inherit fw={600}>
            {kcalText(EXAMPLE_DINNER.calories)}
          </Text>
        </Flex>
        <MacroSplit meal={EXAMPLE_DINNER} showShares={false} />
        <Flex component="p" className={typography.figures} gap="xs" mt="md" fz="sm" lh={1.4}>
          <IconCircleCheck size={18} stroke={1.5} color="var(--primary-text)" aria-hidden />
          {certificateWords(EXAMPLE_CERTIFICATE)}
        </Flex>
      </Box>
    </Box>
  );
}

/** How a plan is made, in three steps. */
export function Steps() {
  return (
    <Box component="section" className={lines.above} py="var(--section-space)" aria-labelledby="steps">
      <Title order={2} id="steps">
        {words.stepsTitle}
      </Title>
      <Columns
        component="ol"
        className={classes.steps}
        template="repeat(3, minmax(0, 1fr))"
        gap="var(--space-32)"
        mt="xl"
      >
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <Title order={3} size="h4">
              {title}
            </Title>
            <Text inherit c="dimmed">
              {text}
            </Text>
          </li>
        ))}
      </Columns>
    </Box>
  );
}

/** The testimonials, each marked as an example; a copy follows, so that the row never ends. */
export function VoiceRow({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <ul className={voicesClasses.row} aria-label={words.voicesLabel} aria-hidden={isCopy || undefined}>
      {words.voices.map(({ text, name, about }) => (
        <li key={name} className={voicesClasses.voice}>
          <Stack
            component="figure"
            gap="sm"
            h="100%"
            m={0}
            px="lg"
            py="var(--space-20)"
            bd="1px solid var(--line)"
            bdrs="md"
            bg="var(--surface)"
          >
            <Text
              span
              px="xs"
              bdrs="xl"
              bg="var(--saffron-tint)"
              fz="xs"
              fw={600}
              lh={1.7}
              style={{ alignSelf: 'start' }}
            >
              {words.example}
            </Text>
            <Text component="blockquote" flex={1} m={0} mb="var(--space-4)" ff="heading" fz="lg" lh={1.4}>
              {text}
            </Text>
            <Text component="figcaption" fz="sm" lh={1.4}>
              <strong>{name}</strong>{' '}
              <Text span inherit display="block" c="dimmed">
                {about}
              </Text>
            </Text>
          </Stack>
        </li>
      ))}
    </ul>
  );
}
