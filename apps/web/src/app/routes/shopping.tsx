import { createFileRoute } from '@tanstack/react-router';
import { readShoppingSearch } from '../../features/shopping/screens/read-shopping-search.ts';
import { ShoppingPage } from '../../features/shopping/screens/shopping-page.tsx';
import { Screen } from '../screen.tsx';

export const Route = createFileRoute('/shopping')({ validateSearch: readShoppingSearch, component: Shopping });

function Shopping() {
  const asked = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Screen>
      <ShoppingPage
        asked={asked}
        onAsk={(next, { replace } = { replace: false }) =>
          void navigate({ search: readShoppingSearch(next), replace, resetScroll: !replace })
        }
      />
    </Screen>
  );
}
