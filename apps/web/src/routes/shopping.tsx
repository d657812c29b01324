import { createFileRoute } from '@tanstack/react-router';
import { Data } from '../features/remote-data/data.tsx';
import { ShoppingPage } from '../features/tools/shopping-page.tsx';

export const Route = createFileRoute('/shopping')({ component: Shopping });

function Shopping() {
  return (
    <Data>
      <ShoppingPage />
    </Data>
  );
}
