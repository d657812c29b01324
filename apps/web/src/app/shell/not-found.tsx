import { Flex, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { texts } from '@platewise/contract/texts';
import { PlateMark } from '../../shared/ui/brand/plate-mark.tsx';
import { ButtonLink } from '../../shared/ui/buttons/button-link.tsx';
import { TextLink } from '../../shared/ui/typography/text-link.tsx';

const QUICK_NAVIGATION = [
  { to: '/dashboard', label: texts.shell.dashboard },
  { to: '/meal', label: texts.shell.createMeal },
  { to: '/user/favorites', label: texts.shell.favorites },
  { to: '/settings', label: texts.shell.settings },
] as const;

/** Any path without a page (core 2). */
export function NotFound() {
  useDocumentTitle(`${texts.shell.notFound} · ${texts.shell.brandFirst} ${texts.shell.brandSecond}`);
  return (
    <Stack align="center" pt="var(--space-64)" pb="var(--space-96)" ta="center">
      <PlateMark size={144} />
      <Title order={1}>{texts.shell.notFound}</Title>
      <Text inherit maw="44ch" mb="xs" c="dimmed">
        {texts.shell.notFoundText}
      </Text>
      <ButtonLink to="/dashboard">{texts.shell.goToDashboard}</ButtonLink>
      <Flex
        component="nav"
        rowGap="var(--space-4)"
        columnGap="md"
        wrap="wrap"
        justify="center"
        mt="md"
        aria-label={texts.shell.quickNavigation}
      >
        {QUICK_NAVIGATION.map(({ to, label }) => (
          <TextLink key={to} to={to} c="var(--primary-text)" lh="44px">
            {label}
          </TextLink>
        ))}
      </Flex>
    </Stack>
  );
}
