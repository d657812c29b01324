import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '../../../features/site/documents/privacy-page.tsx';

export const Route = createFileRoute('/(site)/privacy')({ component: PrivacyPage });
