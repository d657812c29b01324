import { createFileRoute } from '@tanstack/react-router';
import { DocumentationPage } from '../../../features/site/documents/documentation-page.tsx';

export const Route = createFileRoute('/(site)/documentation')({ component: DocumentationPage });
