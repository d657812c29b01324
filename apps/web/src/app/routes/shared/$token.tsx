import { createFileRoute } from '@tanstack/react-router';
import { SharedPlanPage } from '../../../features/sharing/screens/shared-plan-page.tsx';
import { Screen } from '../../screen.tsx';

/** Open to everybody who has the link. */
export const Route = createFileRoute('/shared/$token')({ component: Shared });

function Shared() {
  const { token } = Route.useParams();
  return (
    <Screen>
      <SharedPlanPage key={token} token={token} />
    </Screen>
  );
}
