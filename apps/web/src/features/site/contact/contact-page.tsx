import { Box, Button, Group, Input, Stack, Text, Title } from '@mantine/core';
import { contactPage } from '@platewise/contract/texts/site/contact';
import { type FocusEvent, type FormEvent, useId } from 'react';
import { Columns } from '../../../shared/ui/layout/columns.tsx';
import note from '../../../shared/ui/states/note.module.css';
import { DocumentationLinks } from '../../../shared/ui/typography/documentation-links.tsx';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';
import type { FieldName } from './check-message.ts';
import classes from './contact-page.module.css';
import { useContactForm } from './use-contact-form.ts';

/** /contact: a form, and next to it what may answer the question at once (shell 2). */
export function ContactPage({ subject }: { subject: string | undefined }) {
  return (
    <>
      <PageHeading title={contactPage.title} subtitle={contactPage.subtitle} />
      <Columns
        template="minmax(0, 1.35fr) minmax(0, 1fr)"
        gap="var(--space-64)"
        narrowGap="var(--space-48)"
        pb="var(--section-end)"
        style={{ alignItems: 'start' }}
      >
        <ContactForm subject={subject} />
        <Box component="aside" pt="xs" aria-labelledby="answered">
          <Box mb="lg">
            <Envelope />
          </Box>
          <Title order={2} size="h3" id="answered">
            {contactPage.asideTitle}
          </Title>
          <DocumentationLinks links={contactPage.asideLinks} all={contactPage.allDocumentation} />
          <Text size="sm" maw="44ch" mt="lg" c="dimmed">
            {contactPage.notADoctor}
          </Text>
        </Box>
      </Columns>
    </>
  );
}

/** An email half out of its envelope, sealed with a plate. Decorative. */
function Envelope() {
  return (
    <svg viewBox="0 0 240 168" display="block" width="200" aria-hidden="true" focusable="false">
      <path d="M20 74 L120 10 L220 74 V80 H20 Z" fill="var(--primary-tint-strong)" />
      <rect
        x="44"
        y="26"
        width="152"
        height="110"
        rx="4"
        fill="var(--plate-well)"
        stroke="var(--plate-line)"
        strokeWidth={1.5}
      />
      <path d="M62 48 H132 M62 62 H160" fill="none" stroke="var(--plate-line)" strokeLinecap="round" strokeWidth={4} />
      <path
        d="M156 44 C168 34 182 36 184 36 C184 50 176 60 162 60 C156 56 154 50 156 44 Z"
        fill="var(--mantine-color-basil-5)"
      />
      <path
        d="M158 58 C164 50 170 46 178 41"
        fill="none"
        stroke="var(--mantine-color-basil-3)"
        strokeLinecap="round"
        strokeWidth={1.5}
      />
      <path
        d="M20 74 L120 132 L220 74 V150 A8 8 0 0 1 212 158 H28 A8 8 0 0 1 20 150 Z"
        fill="var(--primary-tint)"
        stroke="var(--plate-rim)"
        strokeLinejoin="round"
        strokeWidth={2}
      />
      <path
        d="M23 156 L100 108 M217 156 L140 108"
        fill="none"
        stroke="var(--plate-rim)"
        strokeOpacity={0.35}
        strokeWidth={1.5}
      />
      <circle cx="120" cy="128" r="19" fill="var(--plate)" stroke="var(--plate-rim)" strokeWidth={2} />
      <circle cx="120" cy="128" r="12.5" fill="var(--plate-well)" stroke="var(--plate-line)" />
      <path d="M120 128 V115.5 A12.5 12.5 0 0 1 130.8 121.75 Z" fill="var(--plate-wedge)" />
    </svg>
  );
}

const MESSAGE_ROWS = 4;

/**
 * The message form. Its fields keep their own text, so that what was typed before the page's script ran is not lost;
 * `method="dialog"` sends nothing when the button is pressed that early.
 */
function ContactForm({ subject }: { subject: string | undefined }) {
  const { form, state, errors, failure, onSubmit, onFocus, fieldEvents } = useContactForm(subject);
  const isSending = state === 'sending';
  const field = (name: keyof typeof errors) => ({ name, error: errors[name], ...fieldEvents });

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      className={classes.form}
      aria-label={contactPage.formLabel}
      aria-busy={isSending}
      onSubmit={onSubmit}
      onFocus={onFocus}
    >
      <fieldset disabled={isSending} className={classes.fields}>
        <Stack gap="var(--space-4)">
          <Columns template="repeat(2, minmax(0, 1fr))" gap="var(--space-4) var(--space-20)" from="sm">
            <ContactField label={contactPage.name} autoComplete="name" {...field('name')} />
            <ContactField
              label={contactPage.email}
              hint={contactPage.emailHint}
              type="email"
              autoComplete="email"
              {...field('email')}
            />
          </Columns>
          <ContactField label={contactPage.subject} autoComplete="off" {...field('subject')} />
          <ContactField label={contactPage.message} rows={MESSAGE_ROWS} {...field('message')} />
        </Stack>
      </fieldset>
      {failure && (
        <Box role="alert" className={note.note} data-tone="failure" mt="var(--space-4)" mb="md" fz="md">
          <div>
            <Text inherit fw={600}>
              {contactPage.failed}
            </Text>
            {failure.reason} {contactPage.textKept}
          </div>
        </Box>
      )}
      <Group gap="var(--space-12) var(--space-20)" mt="xs">
        <Button type="submit" size="lg" disabled={isSending}>
          {isSending ? contactPage.sending : contactPage.send}
        </Button>
        {state === 'sent' && (
          <Text span inherit c="var(--primary-text)" fw={500}>
            {contactPage.thanks}
          </Text>
        )}
      </Group>
    </form>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement;

type ContactFieldProps = {
  name: FieldName;
  label: string;
  hint?: string;
  error: string | undefined;
  type?: 'text' | 'email';
  /** Makes it a text area of so many rows. */
  rows?: number;
  autoComplete?: string;
  onInput: (event: FormEvent<Control>) => void;
  onBlur: (event: FocusEvent<Control>) => void;
};

/** A labelled field. The line beneath is always there, so that an error that appears on leaving moves nothing. */
function ContactField({ label, hint, error, type = 'text', rows, ...control }: ContactFieldProps) {
  const id = useId();
  const shared = {
    ...control,
    id,
    required: true,
    error: error !== undefined,
    // The line beneath describes the field whether or not there is an error.
    attributes: { input: { 'aria-describedby': `${id}-line` } },
  };
  return (
    <div>
      <Input.Label htmlFor={id}>{label}</Input.Label>
      {rows ? <Input component="textarea" multiline rows={rows} {...shared} /> : <Input type={type} {...shared} />}
      <Text
        id={`${id}-line`}
        size="sm"
        mih="1.25rem"
        mt="var(--space-4)"
        mb="xs"
        c={error === undefined ? 'dimmed' : 'var(--tomato)'}
        lh={1.4}
        aria-live="polite"
      >
        {error ?? hint}
      </Text>
    </div>
  );
}
