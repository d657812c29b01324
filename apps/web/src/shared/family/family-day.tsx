import { Box, Flex, Group, Text } from '@mantine/core';
import type { PersonCertificate } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import { MACROS } from '../meal/card/macro-shares.ts';
import { keyedLines } from '../meal/details/keyed-lines.ts';
import { wholeNumberText } from '../meal/quantities.ts';
import { Swatch } from '../ui/swatch.tsx';
import typography from '../ui/typography/typography.module.css';
import classes from './family-day.module.css';

const words = texts.family;

/** What the shared meals come to for each person, against their own targets, and what they should know. */
export function FamilyDay({ people }: { people: readonly PersonCertificate[] }) {
  return (
    <section className={classes.day} aria-labelledby="family-day">
      <Text id="family-day" component="h3" size="sm" mb="var(--space-4)" c="dimmed" ff="text" fw={500}>
        {words.dayTitle}
      </Text>
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
    <Box component="li" py="sm">
      <Group gap="var(--space-4) var(--space-16)" align="baseline" justify="space-between">
        <Text className={typography.breakable} component="h4" size="lg" lh={1.3}>
          {name}
        </Text>
        <Text className={typography.figures} inherit fw={600}>
          {words.ofKcal({ actual: wholeNumberText(actual.calories), target: wholeNumberText(target.calories) })}
        </Text>
      </Group>
      <dl className={classes.macros}>
        {MACROS.map((macro) => (
          <div key={macro}>
            <Flex component="dt" gap="var(--space-4)" align="center">
              <Swatch color={`var(--${macro})`} />
              {texts.meal[macro]}
            </Flex>
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
    </Box>
  );
}
