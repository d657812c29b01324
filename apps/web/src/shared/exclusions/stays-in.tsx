import { Group, Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { sentenceOfStays } from './sentence-of-stays.ts';

/** What goes by the name of a nut and stays in, each with the way to leave it out of the next plan. */
export function StaysIn({ terms }: { terms: readonly string[] }) {
  if (terms.length === 0) return null;
  return (
    <Group gap="xs">
      <Text inherit flex="1 1 100%">
        {sentenceOfStays(terms)}
      </Text>
      {terms.map((term) => (
        <ButtonLink key={term} to="/meal" search={{ leaveOut: term }} variant="default" size="sm">
          {texts.certificate.leaveOut({ term })}
        </ButtonLink>
      ))}
    </Group>
  );
}
