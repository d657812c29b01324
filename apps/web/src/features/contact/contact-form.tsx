import { Button } from '@mantine/core';
import { contactPage } from '@platewise/contract/locales/en/site/contact';
import { ContactField } from './contact-field.tsx';
import classes from './contact-form.module.css';
import { useContactForm } from './use-contact-form.ts';

const MESSAGE_ROWS = 4;

/**
 * The message form. Its fields keep their own text, so that what was typed before the page's script ran is not lost;
 * `method="dialog"` sends nothing when the button is pressed that early.
 */
export function ContactForm({ subject }: { subject: string | undefined }) {
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
        <ContactField label={contactPage.name} autoComplete="name" {...field('name')} />
        <ContactField
          label={contactPage.email}
          hint={contactPage.emailHint}
          type="email"
          autoComplete="email"
          {...field('email')}
        />
        <ContactField label={contactPage.subject} autoComplete="off" {...field('subject')} />
        <ContactField label={contactPage.message} rows={MESSAGE_ROWS} {...field('message')} />
      </fieldset>
      {failure && (
        <div role="alert" className={classes.failure}>
          <strong>{contactPage.failed}</strong>
          <span>
            {failure.reason} {contactPage.textKept}
          </span>
        </div>
      )}
      <div className={classes.end}>
        <Button type="submit" size="lg" disabled={isSending}>
          {isSending ? contactPage.sending : contactPage.send}
        </Button>
        {state === 'sent' && <span className={classes.thanks}>{contactPage.thanks}</span>}
      </div>
    </form>
  );
}
