import { newsletter as words } from '@platewise/contract/texts/site/newsletter';
import { getRouteApi } from '@tanstack/react-router';
import { MailedLinkPage } from './mailed-link-page.tsx';

const route = getRouteApi('/newsletter/unsubscribe');

/** /newsletter/unsubscribe?token=... : the way out in every email. */
export function NewsletterUnsubscribePage() {
  const { token } = route.useSearch();
  return (
    <MailedLinkPage
      title={words.unsubscribeTitle}
      path="/api/contact/newsletter/unsubscribe"
      token={token}
      sentences={{ pending: words.unsubscribing, done: words.unsubscribed, invalid: words.unsubscribeInvalid }}
    />
  );
}
