import { z } from 'zod';
import { emailSchema } from '../account/user-schema.ts';
import { cleanText } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { texts } from '../texts.ts';

const sentences = texts.contact.validation;

// An email's header lists addresses with these between them; no address that people use has one before its at-sign.
const LIST_SYNTAX = /[<>()[\]\\,;:"]/;

/** The contact form (shell 5, bounds decisions 8). The browser checks it with this schema, and so does the server. */
export const contactMessageSchema = z.object({
  name: formText('Name', {
    required: () => sentences.nameRequired,
    refuse: (name) => isShorterThan(name, LIMITS.contactNameMinCharacters) && sentences.nameTooShort,
    max: LIMITS.personNameMaxCharacters,
  }),
  email: formEmail(),
  subject: formText('Subject', {
    required: () => sentences.subjectRequired,
    refuse: (subject) => isShorterThan(subject, LIMITS.contactSubjectMinCharacters) && sentences.subjectTooShort,
    max: LIMITS.contactSubjectMaxCharacters,
  }),
  message: formText('Message', {
    required: () => sentences.messageRequired,
    refuse: (message) => isShorterThan(message, LIMITS.contactMessageMinCharacters) && sentences.messageTooShort,
    max: LIMITS.contactMessageMaxCharacters,
    multiline: true,
  }),
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** An address for the newsletter (shell 5). */
export const newsletterSchema = z.object({ email: formEmail() });

/** The token of a link in a newsletter email, as /newsletter/confirm and /newsletter/unsubscribe hand it on. */
export const newsletterTokenSchema = z.object({
  token: z.string({ error: () => texts.validation.textExpected({ field: 'token' }) }),
});

/** What the four contact calls answer; the message is the same anyone who asks about whichever address (security T28). */
export const contactAnswerSchema = z.object({
  ok: z.literal(true),
  message: z.string().describe('One sentence for people.'),
});

export type ContactAnswer = z.infer<typeof contactAnswerSchema>;

function formEmail() {
  return formText('Email', {
    required: () => sentences.emailRequired,
    refuse: (email) => !isAddress(email) && sentences.emailInvalid,
    max: LIMITS.emailMaxCharacters,
  });
}

/** Text of a form whose refusals are the documented sentences; one refusal at a time. */
function formText(
  field: string,
  {
    required,
    refuse,
    max,
    multiline = false,
  }: { required: () => string; refuse: (value: string) => string | false; max: number; multiline?: boolean },
) {
  return z
    .string({
      error: ({ input }) => (input === undefined ? required() : texts.validation.textExpected({ field })),
    })
    .meta({ maxLength: max })
    .pipe(cleanText(field, { max, multiline }))
    .superRefine((value, context) => {
      if (context.issues.length > 0) return;
      const sentence = value ? refuse(value) : required();
      if (sentence) context.addIssue({ code: 'custom', message: sentence });
    });
}

function isShorterThan(text: string, min: number): boolean {
  return Array.from(text).length < min;
}

function isAddress(email: string): boolean {
  return emailSchema.safeParse(email).success && !LIST_SYNTAX.test(email);
}
