import { createFileRoute } from '@tanstack/react-router';
import { FeaturesPage } from '../features/features-tour/features-page.tsx';

export const Route = createFileRoute('/features')({ component: FeaturesPage });
