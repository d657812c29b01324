import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '../../../features/site/documents/terms-page.tsx';

export const Route = createFileRoute('/(site)/terms')({ component: TermsPage });
