import { Box, Flex, Group, Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { Link } from '@tanstack/react-router';
import { useId, useSyncExternalStore } from 'react';
import { PlateMark } from '../../shared/ui/brand/plate-mark.tsx';
import { Columns } from '../../shared/ui/layout/columns.tsx';
import lines from '../../shared/ui/layout/lines.module.css';
import { lazyPart } from '../../shared/ui/parts/lazy-part.tsx';
import { BRAND_ACCOUNTS } from './brand-accounts.ts';
import classes from './site-footer.module.css';

const HAS_ACCOUNTS = Object.values(BRAND_ACCOUNTS).some((account) => account !== null);
const SocialLinks = lazyPart(async () => (await import('./social-links.tsx')).SocialLinks);

/** The end of every page: the brand, the public pages, where else we are, the year, and what plans are not. */
export function SiteFooter() {
  const year = useCurrentYear();
  return (
    <Box component="footer" px="var(--page-gutter)" data-screen-only>
      <Columns
        className={lines.above}
        template="minmax(0, 1fr) minmax(0, 1.75fr)"
        gap="var(--space-40) var(--space-64)"
        maw="var(--content-width)"
        mx="auto"
        pt="var(--space-48)"
        pb="xl"
      >
        <div>
          <Group gap="xs" wrap="nowrap" ff="heading" fz="lg" fw={600} lts="-0.01em">
            <PlateMark size={28} />
            <span>
              {texts.shell.brandFirst}{' '}
              <Text span inherit c="var(--primary-text)">
                {texts.shell.brandSecond}
              </Text>
            </span>
          </Group>
          <Text size="sm" maw="34ch" mt="md" mb="md" c="dimmed">
            {texts.shell.tagline}
          </Text>
          {HAS_ACCOUNTS && <SocialLinks />}
        </div>
        <nav className={classes.columns} aria-label={texts.shell.footerNavigation}>
          {FOOTER_COLUMNS.map((column) => (
            <FooterColumn key={column.title} {...column} />
          ))}
        </nav>
        <Group
          className={classes.end}
          gap="var(--space-4) var(--space-24)"
          justify="space-between"
          c="dimmed"
          fz="sm"
          style={{ gridColumn: '1 / -1' }}
        >
          <span>{texts.shell.copyright({ year })}</span>
          <span>{texts.shell.notMedicalAdvice}</span>
        </Group>
      </Columns>
    </Box>
  );
}

/** One list of pages under its title. */
function FooterColumn({ title, links }: (typeof FOOTER_COLUMNS)[number]) {
  const id = useId();
  return (
    <div>
      <Text id={id} size="sm" mb="xs" fw={600}>
        {title}
      </Text>
      <Flex component="ul" direction="column" aria-labelledby={id}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={classes.link}>
              {label}
            </Link>
          </li>
        ))}
      </Flex>
    </div>
  );
}

/** The pages at the end of every page (shell 2). */
const FOOTER_COLUMNS = [
  {
    title: texts.shell.footerProduct,
    links: [
      { to: '/features', label: texts.shell.features },
      { to: '/pricing', label: texts.shell.pricing },
      { to: '/preview', label: texts.shell.preview },
    ],
  },
  {
    title: texts.shell.footerResources,
    links: [
      { to: '/documentation', label: texts.shell.documentation },
      { to: '/blog', label: texts.shell.blog },
      { to: '/support', label: texts.shell.support },
    ],
  },
  {
    title: texts.shell.footerCompany,
    links: [
      { to: '/about', label: texts.shell.about },
      { to: '/careers', label: texts.shell.careers },
      { to: '/contact', label: texts.shell.contact },
    ],
  },
  {
    title: texts.shell.footerLegal,
    links: [
      { to: '/privacy', label: texts.shell.privacy },
      { to: '/terms', label: texts.shell.terms },
    ],
  },
] as const;

/** The year, or an empty text while a page is prerendered: it may be read in a later year than it was built in. */
function useCurrentYear(): number | '' {
  return useSyncExternalStore<number | ''>(neverChanges, currentYear, () => '');
}

function neverChanges(): () => void {
  return () => undefined;
}

function currentYear(): number {
  return new Date().getFullYear();
}
