import { Box, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { texts } from '@platewise/contract/texts';
import { about } from '@platewise/contract/texts/site/about';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import { Columns } from '../../../shared/ui/layout/columns.tsx';
import lines from '../../../shared/ui/layout/lines.module.css';
import classes from './about-page.module.css';
import { PurposeTabs } from './purpose-tabs.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { StrengthPicture } from './strength-picture.tsx';

/** /about: what Platewise is good at, what it stands for, and two ways to begin (shell 1). */
export function AboutPage() {
  useDocumentTitle(`${about.title} · ${texts.shell.brandFirst} ${texts.shell.brandSecond}`);
  return (
    <>
      <Columns
        component="section"
        template="minmax(0, 1.15fr) minmax(0, 0.85fr)"
        gap="var(--section-gap)"
        pt="var(--section-gap)"
        pb="var(--section-space)"
        style={{ alignItems: 'center' }}
      >
        <div>
          <Title order={1}>{about.title}</Title>
          <Text size="lg" maw="48ch" mt="md" mb="xl" c="dimmed">
            {about.lead}
          </Text>
          <ButtonLink to="/pricing" size="lg">
            {about.startToday}
          </ButtonLink>
        </div>
        <KitchenScale />
      </Columns>

      <Columns
        component="ul"
        className={lines.aboveAndBelow}
        template="repeat(3, minmax(0, 1fr))"
        gap="var(--space-24) var(--space-40)"
        from="sm"
        py="xl"
        aria-label={about.figuresLabel}
      >
        {about.figures.map(({ figure, text }) => (
          <li key={text}>
            <Text component="strong" display="block" fz="var(--text-28)" ff="heading" fw={560} lh={1.15}>
              {figure}
            </Text>{' '}
            <Text span inherit display="block" maw="30ch" mt="xs" c="dimmed">
              {text}
            </Text>
          </li>
        ))}
      </Columns>

      <Box component="section" pt="var(--section-space)" aria-labelledby="strengths">
        <Title order={2} id="strengths">
          {about.strengthsTitle}
        </Title>
        <Columns
          component="ul"
          className={classes.strengths}
          template="repeat(2, minmax(0, 1fr))"
          gap="var(--space-48) var(--space-64)"
          narrowGap="var(--space-40)"
        >
          {about.strengths.map(({ id, title, text }) => (
            <li key={id}>
              <StrengthPicture of={id} />
              <div>
                <Title order={3}>{title}</Title>
                <Text inherit maw="44ch" mt="xs" c="dimmed">
                  {text}
                </Text>
              </div>
            </li>
          ))}
        </Columns>
      </Box>

      <Box component="section" pt="var(--section-space)" aria-labelledby="purpose">
        <Title order={2} id="purpose">
          {about.tabsLabel}
        </Title>
        <PurposeTabs labelledBy="purpose" />
      </Box>

      <Stack
        component="section"
        className={lines.above}
        gap={0}
        align="center"
        mt="var(--section-end)"
        pt="var(--section-space)"
        pb="var(--section-end)"
        ta="center"
      >
        <Title order={2}>{about.closingTitle}</Title>
        <Text inherit mt="xs" mb="lg" c="dimmed">
          {about.closingText}
        </Text>
        <ButtonLink to="/pricing" size="lg">
          {about.startFree}
        </ButtonLink>
      </Stack>
      <ScrollToTop />
    </>
  );
}

/** A kitchen scale with vegetables in its pan: the cookbook and the instrument. Decorative. */
function KitchenScale() {
  return (
    <svg viewBox="0 0 400 340" className={classes.drawing} aria-hidden="true" focusable="false">
      <ellipse cx="204" cy="326" rx="150" ry="10" fill="var(--track)" />

      <path d="M252 96 C236 66 244 38 262 22 C276 40 280 70 270 98 Z" fill="var(--mantine-color-basil-6)" />
      <path d="M270 100 C272 68 290 46 312 42 C314 66 302 92 284 108 Z" fill="var(--mantine-color-basil-5)" />
      <path
        d="M262 92 C258 66 260 46 262 32 M278 100 C284 80 294 64 306 52"
        fill="none"
        stroke="var(--mantine-color-basil-3)"
        strokeLinecap="round"
        strokeWidth={2}
      />

      <path
        d="M98 66 C112 44 146 48 162 70 L222 122 C210 134 176 136 150 128 C116 120 86 92 98 66 Z"
        fill="var(--protein)"
      />
      <path
        d="M98 72 C88 66 84 56 86 44 C92 48 97 49 102 48 C112 50 121 55 126 63 C116 62 106 65 98 72 Z"
        fill="var(--mantine-color-basil-5)"
      />
      <path
        d="M92 47 C88 38 84 32 78 28"
        fill="none"
        stroke="var(--mantine-color-basil-5)"
        strokeLinecap="round"
        strokeWidth={5}
      />
      <path
        d="M140 74 C154 80 170 92 182 104"
        fill="none"
        stroke="color-mix(in srgb, var(--surface) 38%, transparent)"
        strokeLinecap="round"
        strokeWidth={4}
      />

      <circle cx="196" cy="100" r="34" fill="var(--tomato)" />
      <path
        d="M196 68 l-13 -5 M196 68 l13 -5 M196 68 v-13 M196 68 l-10 8 M196 68 l10 8"
        fill="none"
        stroke="var(--mantine-color-basil-5)"
        strokeLinecap="round"
        strokeWidth={5}
      />
      <path
        d="M174 96 C175 86 180 80 187 77"
        fill="none"
        stroke="color-mix(in srgb, var(--surface) 38%, transparent)"
        strokeLinecap="round"
        strokeWidth={4}
      />

      <path d="M322 92 C312 82 296 84 288 92 L222 132 H296 L324 112 C328 106 328 98 322 92 Z" fill="var(--saffron)" />
      <path
        d="M296 96 l8 9 M276 106 l7 8 M258 117 l6 7"
        fill="none"
        stroke="var(--carbs)"
        strokeLinecap="round"
        strokeWidth={2.5}
      />
      <path
        d="M322 96 C332 84 344 80 356 82 M324 102 C336 98 348 100 356 106 M318 92 C322 78 330 68 340 64"
        fill="none"
        stroke="var(--mantine-color-basil-5)"
        strokeLinecap="round"
        strokeWidth={5}
      />

      <path
        d="M64 116 H336 C336 160 286 190 200 190 C114 190 64 160 64 116 Z"
        fill="var(--plate)"
        stroke="var(--plate-line)"
        strokeWidth={2}
      />
      <path
        d="M64 116 H336 C336 123 335 128 333 134 H67 C65 128 64 123 64 116 Z"
        fill="var(--plate-well)"
        stroke="var(--plate-line)"
        strokeWidth={2}
      />
      <rect x="180" y="190" width="40" height="18" fill="var(--plate-line)" />

      <path
        d="M122 208 H278 C286 208 292 213 294 220 L314 312 C316 320 310 326 302 326 H98 C90 326 84 320 86 312 L106 220 C108 213 114 208 122 208 Z"
        fill="var(--primary-tint-strong)"
        stroke="var(--plate-rim)"
        strokeWidth={2.5}
      />
      <circle cx="200" cy="266" r="48" fill="var(--plate-well)" stroke="var(--plate-rim)" strokeWidth={2.5} />
      <circle
        cx="200"
        cy="266"
        r="39"
        pathLength="120"
        strokeDasharray="1 3"
        fill="none"
        stroke="var(--plate-line)"
        strokeWidth={5}
      />
      <circle
        cx="200"
        cy="266"
        r="37"
        pathLength="120"
        strokeDasharray="1.4 13.6"
        fill="none"
        stroke="var(--ink)"
        strokeWidth={9}
      />
      <path d="M200 266 L219 238" stroke="var(--tomato)" strokeLinecap="round" strokeWidth={4} />
      <circle cx="200" cy="266" r="5" fill="var(--ink)" />
    </svg>
  );
}
