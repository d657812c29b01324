import { createFileRoute } from '@tanstack/react-router';
import { PreviewPage } from '../../features/site/preview/preview-page.tsx';

export const Route = createFileRoute('/preview')({ component: PreviewPage });
