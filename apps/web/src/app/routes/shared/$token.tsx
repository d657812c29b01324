import { createFileRoute } from '@tanstack/react-router';
import { SharedPlanPage } from '../../../features/sharing/screens/shared-plan-page.tsx';
import { Data } from '../../../shared/api/data.tsx';

/** Open to everybody who has the link. */
export const Route = createFileRoute('/shared/$token')({ component: Shared });

function Shared() {
  const { token } = Route.useParams();
  return (
    <Data>
      <SharedPlanPage key={token} token={token} />
    </Data>
  );
}
