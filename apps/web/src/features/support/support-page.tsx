import { Button, Title } from '@mantine/core';
import { support } from '@platewise/contract/locales/en/site/support';
import { ButtonLink } from '../../components/button-link.tsx';
import { DocumentationLinks } from '../../components/documentation-links.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import classes from './support-page.module.css';
import { SupportWay } from './support-way.tsx';
import { useSupportContacts } from './use-support-contacts.ts';

/** /support: three ways to a person, what makes an answer quicker, and answers that are written already (shell 2). */
export function SupportPage() {
  const { phone, email } = useSupportContacts();
  return (
    <>
      <PageHeading title={support.title} subtitle={support.subtitle} />
      <ul className={classes.ways} aria-label={support.waysLabel}>
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
      </ul>

      <div className={classes.columns}>
        <section aria-labelledby="response-times">
          <Title order={2} id="response-times">
            {support.responseTitle}
          </Title>
          <p>{support.responseText}</p>
          <Title order={3} size="h4">
            {support.fasterTitle}
          </Title>
          <ul className={classes.list}>
            {support.faster.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="answers">
          <Title order={2} id="answers">
            {support.selfTitle}
          </Title>
          <DocumentationLinks links={support.selfLinks} all={support.allDocumentation} />
        </section>
      </div>
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
