import { createFileRoute } from '@tanstack/react-router';
import { CareersPage } from '../features/careers/careers-page.tsx';

export const Route = createFileRoute('/careers')({ component: CareersPage });
