import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../../../features/site/contact/contact-page.tsx';
import { readContactSearch } from '../../../features/site/contact/read-contact-search.ts';

export const Route = createFileRoute('/(site)/contact')({ validateSearch: readContactSearch, component: Contact });

function Contact() {
  const { subject } = Route.useSearch();
  return <ContactPage subject={subject} />;
}
