import { createFileRoute } from '@tanstack/react-router';
import { FeaturesPage } from '../../../features/site/tour/features-page.tsx';

export const Route = createFileRoute('/(site)/features')({ component: FeaturesPage });
