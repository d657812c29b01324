import { createFileRoute } from '@tanstack/react-router';
import { BodyPage } from '../../features/body/screens/body-page.tsx';
import { Screen } from '../screen.tsx';

export const Route = createFileRoute('/body')({ component: Body });

function Body() {
  return (
    <Screen>
      <BodyPage />
    </Screen>
  );
}
