import { createFileRoute } from '@tanstack/react-router';
import { SupportPage } from '../../../features/site/contact/support-page.tsx';

export const Route = createFileRoute('/(site)/support')({ component: SupportPage });
