import { Title } from '@mantine/core';
import { contactPage } from '@platewise/contract/locales/en/site/contact';
import { DocumentationLinks } from '../../components/documentation-links.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { ContactForm } from './contact-form.tsx';
import classes from './contact-page.module.css';
import { Envelope } from './envelope.tsx';

/** /contact: a form, and next to it what may answer the question at once (shell 2). */
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
          <DocumentationLinks links={contactPage.asideLinks} all={contactPage.allDocumentation} />
          <p className={classes.note}>{contactPage.notADoctor}</p>
        </aside>
      </div>
    </>
  );
}
