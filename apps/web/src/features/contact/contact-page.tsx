import { Title } from '@mantine/core';
import { contactPage } from '@platewise/contract/locales/en/site/contact';
import { PageHeading } from '../../components/page-heading.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { ContactForm } from './contact-form.tsx';
import classes from './contact-page.module.css';
import { Envelope } from './envelope.tsx';

/** /contact: a form, and beside it what may answer the question at once (shell 2). */
export function ContactPage({ subject }: { subject: string | undefined }) {
  return (
    <>
      <PageHeading title={contactPage.title} subtitle={contactPage.subtitle} />
      <div className={classes.columns}>
        <ContactForm subject={subject} />
        <aside className={classes.aside} aria-labelledby="answered">
          <Envelope />
          <Title order={2} size="h3" id="answered">
            {contactPage.asideTitle}
          </Title>
          <ul className={classes.links}>
            {contactPage.asideLinks.map(({ hash, text }) => (
              <li key={hash}>
                <TextLink to="/documentation" hash={hash}>
                  {text}
                </TextLink>
              </li>
            ))}
            <li>
              <TextLink to="/documentation">{contactPage.allDocumentation}</TextLink>
            </li>
          </ul>
          <p className={classes.note}>{contactPage.notADoctor}</p>
        </aside>
      </div>
    </>
  );
}
