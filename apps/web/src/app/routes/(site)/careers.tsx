import { createFileRoute } from '@tanstack/react-router';
import { CareersPage } from '../../../features/site/about/careers-page.tsx';

export const Route = createFileRoute('/(site)/careers')({ component: CareersPage });
