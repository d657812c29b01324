import { Box, Button, Stack, Text, Title } from '@mantine/core';
import { support } from '@platewise/contract/texts/site/support';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import { Columns } from '../../../shared/ui/layout/columns.tsx';
import { DocumentationLinks } from '../../../shared/ui/typography/documentation-links.tsx';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';
import classes from './support-page.module.css';
import { useSupportContacts } from './use-support-contacts.ts';

/** /support: three ways to a person, what makes an answer quicker, and answers that are written already (shell 2). */
export function SupportPage() {
  const { phone, email } = useSupportContacts();
  return (
    <>
      <PageHeading title={support.title} subtitle={support.subtitle} />
      <Columns
        component="ul"
        template="repeat(3, minmax(0, 1fr))"
        gap="var(--space-20)"
        mt="xs"
        aria-label={support.waysLabel}
      >
        <SupportWay picture="email" title={support.emailTitle} text={support.emailText}>
          {email ? (
            <Button component="a" variant="default" href={`mailto:${email}`}>
              {support.emailAddress({ address: email })}
            </Button>
          ) : (
            <ToContact subject={support.emailSubject}>{support.emailButton}</ToContact>
          )}
        </SupportWay>
        <SupportWay picture="chat" title={support.chatTitle} text={support.chatText}>
          <ToContact subject={support.chatSubject}>{support.chatButton}</ToContact>
        </SupportWay>
        <SupportWay picture="phone" title={support.phoneTitle} text={phone ? support.phoneText : support.noPhoneText}>
          {phone ? (
            <Button component="a" variant="default" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
              {support.phoneNumber({ number: phone })}
            </Button>
          ) : (
            <ToContact subject={support.phoneSubject}>{support.phoneButton}</ToContact>
          )}
        </SupportWay>
      </Columns>

      <Columns
        template="repeat(2, minmax(0, 1fr))"
        gap="var(--space-48) var(--space-64)"
        pt="var(--section-space)"
        pb="var(--section-end)"
      >
        <section aria-labelledby="response-times">
          <Title order={2} id="response-times">
            {support.responseTitle}
          </Title>
          <Text inherit maw="56ch" mt="sm" mb="lg">
            {support.responseText}
          </Text>
          <Title order={3} size="h4">
            {support.fasterTitle}
          </Title>
          <Box component="ul" mt="xs" mb={0} pl="var(--space-20)">
            {support.faster.map((line) => (
              <Box key={line} component="li" mb="var(--space-4)">
                {line}
              </Box>
            ))}
          </Box>
        </section>
        <section aria-labelledby="answers">
          <Title order={2} id="answers">
            {support.selfTitle}
          </Title>
          <DocumentationLinks links={support.selfLinks} all={support.allDocumentation} />
        </section>
      </Columns>
    </>
  );
}

function ToContact({ subject, children }: { subject: string; children: string }) {
  return (
    <ButtonLink to="/contact" search={{ subject }} variant="default">
      {children}
    </ButtonLink>
  );
}

type SupportWayProps = { picture: keyof typeof PICTURES; title: string; text: string; children: ReactNode };

/** One way to reach a person: what it is for, and the control that opens it. */
function SupportWay({ picture, title, text, children }: SupportWayProps) {
  return (
    <Stack component="li" gap={0} align="flex-start" p="xl" bd="1px solid var(--line)" bdrs="md" bg="var(--surface)">
      <svg viewBox="0 0 72 64" className={classes.picture} aria-hidden="true" focusable="false">
        {PICTURES[picture]}
      </svg>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text inherit flex={1} mt="xs" mb="var(--space-20)" c="dimmed">
        {text}
      </Text>
      {children}
    </Stack>
  );
}

const RIM = {
  fill: 'none',
  stroke: 'var(--plate-rim)',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: 2,
} as const;

const PICTURES = {
  email: (
    <>
      <rect
        x="6"
        y="12"
        width="60"
        height="42"
        rx="5"
        fill="var(--primary-tint-strong)"
        stroke="var(--plate-rim)"
        strokeLinejoin="round"
        strokeWidth={2}
      />
      <path d="M7 16 L36 37 L65 16" {...RIM} />
      <circle cx="56" cy="14" r="10" fill="var(--tomato)" />
    </>
  ),
  chat: (
    <>
      <path
        d="M30 8 H60 A8 8 0 0 1 68 16 V32 A8 8 0 0 1 60 40 H58 V49 L48 40 H30 A8 8 0 0 1 22 32 V16 A8 8 0 0 1 30 8 Z"
        fill="var(--saffron)"
      />
      <path
        d="M12 22 H40 A8 8 0 0 1 48 30 V42 A8 8 0 0 1 40 50 H26 L15 59 V50 H12 A8 8 0 0 1 4 42 V30 A8 8 0 0 1 12 22 Z"
        fill="var(--primary-tint-strong)"
        stroke="var(--plate-rim)"
        strokeLinejoin="round"
        strokeWidth={2}
      />
      <path d="M14 33 H38 M14 41 H30" {...RIM} />
    </>
  ),
  phone: (
    <>
      <path
        d="M22 28 H50 L62 52 A5 5 0 0 1 57 58 H15 A5 5 0 0 1 10 52 Z"
        fill="var(--primary-tint-strong)"
        stroke="var(--plate-rim)"
        strokeLinejoin="round"
        strokeWidth={2}
      />
      <path d="M11 24 C11 6 61 6 61 24" fill="none" stroke="var(--tomato)" strokeLinecap="round" strokeWidth={11} />
      <circle cx="36" cy="43" r="11" fill="var(--plate-well)" stroke="var(--plate-rim)" strokeWidth={2} />
      <circle
        cx="36"
        cy="43"
        r="7"
        pathLength="80"
        strokeDasharray="0.1 9.9"
        fill="none"
        stroke="var(--ink)"
        strokeLinecap="round"
        strokeWidth={2.6}
      />
    </>
  ),
};
