import { Box, Text, TextInput, Title } from '@mantine/core';
import { careers } from '@platewise/contract/texts/site/careers';
import { IconSearch } from '@tabler/icons-react';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import { Columns } from '../../../shared/ui/layout/columns.tsx';
import lines from '../../../shared/ui/layout/lines.module.css';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';
import classes from './about-page.module.css';

/** /careers: nothing is open, so the search is off; an application without a position is welcome (shell 2). */
export function CareersPage() {
  return (
    <>
      <PageHeading title={careers.title} subtitle={careers.subtitle} />
      <Box pb="var(--section-end)">
        <Columns
          component="section"
          template="minmax(0, 1.2fr) minmax(0, 1fr)"
          gap="var(--section-gap)"
          pt="md"
          pb="var(--section-gap)"
          style={{ alignItems: 'center' }}
        >
          <div>
            <Title order={2}>{careers.notHiring}</Title>
            <Text inherit maw="56ch" mt="sm" mb="lg" c="dimmed">
              {careers.notHiringText}
            </Text>
            <Box component="search" display="block" maw="440px">
              <TextInput
                type="search"
                disabled
                label={careers.searchLabel}
                description={careers.searchOff}
                placeholder={careers.searchPlaceholder}
                leftSection={<IconSearch size={20} stroke={1.5} aria-hidden />}
              />
            </Box>
          </div>
          <ApronRail />
        </Columns>
        <Box component="section" className={lines.above} pt="var(--space-40)">
          <Title order={2} size="h3">
            {careers.generalTitle}
          </Title>
          <Text inherit maw="56ch" mt="sm" mb="lg" c="dimmed">
            {careers.generalText}
          </Text>
          <ButtonLink to="/contact" search={{ subject: careers.generalSubject }}>
            {careers.generalButton}
          </ButtonLink>
        </Box>
      </Box>
    </>
  );
}

/** Hooks in a kitchen: an apron, a ladle, a pan, and one hook that is free. Decorative. */
function ApronRail() {
  return (
    <svg viewBox="0 0 400 260" className={classes.drawing} aria-hidden="true" focusable="false">
      <rect x="8" y="30" width="384" height="14" rx="7" fill="var(--plate-line)" />
      {[70, 172, 262, 350].map((x) => (
        <path
          key={x}
          d={`M${x} 44 V56 A8 8 0 0 0 ${x + 16} 56`}
          fill="none"
          stroke="var(--muted)"
          strokeLinecap="round"
          strokeWidth={4}
        />
      ))}

      <path d="M52 96 C52 66 66 60 78 60 C90 60 104 66 104 96" fill="none" stroke="var(--plate-rim)" strokeWidth={4} />
      <path
        d="M52 92 H104 C106 112 114 122 130 128 L134 236 C134 240 131 242 128 242 H28 C25 242 22 240 22 236 L26 128 C42 122 50 112 52 92 Z"
        fill="var(--primary-tint-strong)"
        stroke="var(--plate-rim)"
        strokeLinejoin="round"
        strokeWidth={2.5}
      />
      <path
        d="M50 168 H106 V196 A10 10 0 0 1 96 206 H60 A10 10 0 0 1 50 196 Z"
        fill="var(--plate-well)"
        stroke="var(--plate-rim)"
        strokeWidth={2}
      />
      <path d="M78 168 C70 156 70 146 78 136 C86 146 86 156 78 168 Z" fill="var(--mantine-color-basil-5)" />
      <path d="M86 168 C86 158 92 150 100 148 C101 158 96 165 90 168 Z" fill="var(--mantine-color-basil-5)" />

      <path d="M180 62 V182" stroke="var(--saffron)" strokeLinecap="round" strokeWidth={8} />
      <path d="M148 178 H212 A32 32 0 0 1 148 178 Z" fill="var(--saffron)" />

      <path d="M270 62 V132" stroke="var(--tomato)" strokeLinecap="round" strokeWidth={12} />
      <circle cx="270" cy="172" r="42" fill="var(--tomato)" />
      <circle cx="270" cy="172" r="32" fill="var(--plate-well)" stroke="var(--plate-line)" strokeWidth={2} />
    </svg>
  );
}
