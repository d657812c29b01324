import { tools } from '@platewise/contract/texts/site/tools';
import { TimeZoneLine } from '../../../shared/preferences/time-zone-line.tsx';
import { RequireSignIn } from '../../../shared/session/require-sign-in.tsx';
import { ProTool } from '../../../shared/subscription/pro-tool.tsx';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';
import type { ShoppingView } from './read-shopping-search.ts';
import { ShoppingScreen } from './shopping-screen.tsx';

const { shopping } = tools;

/** /shopping */
export function ShoppingPage(view: ShoppingView) {
  return (
    <RequireSignIn>
      <PageHeading title={shopping.title} subtitle={shopping.subtitle} />
      <ProTool needs="shoppingList" words={shopping}>
        <TimeZoneLine />
        <ShoppingScreen {...view} />
      </ProTool>
    </RequireSignIn>
  );
}
