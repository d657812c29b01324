import { tools } from '@platewise/contract/locales/en/site/tools';
import { PageHeading } from '../../components/page-heading.tsx';
import { RequireSignIn } from '../auth/require-sign-in.tsx';
import { ToolInProgress } from './tool-in-progress.tsx';

const { calendar } = tools;

/** /calendar: for everyone who is signed in. */
export function CalendarPage() {
  return (
    <RequireSignIn>
      <PageHeading title={calendar.title} subtitle={calendar.subtitle} />
      <ToolInProgress words={calendar} />
    </RequireSignIn>
  );
}
