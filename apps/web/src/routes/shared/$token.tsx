import { createFileRoute } from '@tanstack/react-router';
import { Data } from '../../features/remote-data/data.tsx';
import { SharedPlanPage } from '../../features/sharing/shared-plan-page.tsx';

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
