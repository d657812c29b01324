import { Box, Flex, Group, Text, Title } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { prep } from '@platewise/contract/texts/site/prep';
import { IconCheck } from '@tabler/icons-react';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import { SimmeringPot } from '../../../shared/ui/illustrations/simmering-pot.tsx';
import classes from './prep-offer.module.css';

const words = prep.offer;

/** What the guide is, for those whose plan does not have it, and the way to a plan that has (decisions 4). */
export function PrepOffer() {
  return (
    <section className={classes.offer}>
      <SimmeringPot />
      <div>
        <Title order={2} size="h3">
          {words.proOnly}
        </Title>
        <Text inherit mt="xs" mb="md">
          {words.text({ max: LIMITS.prepGuidePlansMax })}
        </Text>
        <Flex component="ul" direction="column" gap="sm" mb="lg">
          {words.points.map((point) => (
            <Flex key={point} component="li" gap="xs">
              <Box component="span" flex="none" mt="var(--space-4)" c="var(--primary-text)" lh={0}>
                <IconCheck size={18} stroke={1.5} aria-hidden />
              </Box>
              {point}
            </Flex>
          ))}
        </Flex>
        <Group gap="sm" align="stretch">
          <ButtonLink to="/pricing">{words.upgrade}</ButtonLink>
          <ButtonLink to="/dashboard" variant="default">
            {words.toDashboard}
          </ButtonLink>
        </Group>
      </div>
    </section>
  );
}
