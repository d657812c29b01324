import { Button } from '@mantine/core';
import { newsletter as words } from '@platewise/contract/locales/en/site/newsletter';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { TextLink } from '../../components/text-link.tsx';
import classes from './mailed-link-page.module.css';
import { NewsletterForm } from './newsletter-form.tsx';
import { type MailedLinkState, useMailedLink } from './use-mailed-link.ts';

type MailedLinkPageProps = {
  title: string;
  /** Where the token goes. */
  path: string;
  token: string | undefined;
  sentences: Record<Exclude<MailedLinkState, 'failed'>, string>;
  /** Whether an invalid link is best answered by subscribing again. */
  offersForm?: boolean;
};

/** What a link of the newsletter's emails leads to: it is sent at once, and the page says what became of it. */
export function MailedLinkPage({ title, path, token, sentences, offersForm = false }: MailedLinkPageProps) {
  const { state, retry } = useMailedLink(path, token);

  return (
    <div className={classes.page}>
      <PageHeading title={title} />
      <p className={classes.sentence} role="status" data-state={state}>
        {state === 'failed' ? words.linkFailed : sentences[state]}
      </p>
      {state === 'failed' && <Button onClick={retry}>{words.tryAgain}</Button>}
      {state === 'done' && <ButtonLink to="/">{words.home}</ButtonLink>}
      {state === 'invalid' && (offersForm ? <NewsletterForm /> : <TextLink to="/contact">{words.contact}</TextLink>)}
    </div>
  );
}
