import { newsletter as words } from '@platewise/contract/texts/site/newsletter';
import { getRouteApi } from '@tanstack/react-router';
import { MailedLinkPage } from './mailed-link-page.tsx';

const route = getRouteApi('/newsletter/confirm');

/** /newsletter/confirm?token=... : the link of the email that asks whether the address is right. */
export function NewsletterConfirmPage() {
  const { token } = route.useSearch();
  return (
    <MailedLinkPage
      title={words.confirmTitle}
      path="/api/contact/newsletter/confirm"
      token={token}
      sentences={{ pending: words.confirming, done: words.confirmed, invalid: words.confirmInvalid }}
      offersForm
    />
  );
}
