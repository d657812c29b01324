import { createFileRoute } from '@tanstack/react-router';
import { ImportPage } from '../../features/imports/screens/import-page.tsx';
import { Screen } from '../screen.tsx';

export const Route = createFileRoute('/import')({ component: Import });

function Import() {
  return (
    <Screen>
      <ImportPage />
    </Screen>
  );
}
