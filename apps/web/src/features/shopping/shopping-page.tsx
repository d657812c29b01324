import { tools } from '@platewise/contract/locales/en/site/tools';
import { PageHeading } from '../../components/page-heading.tsx';
import { RequireSignIn } from '../auth/require-sign-in.tsx';
import { TimeZoneLine } from '../preferences/time-zone-line.tsx';
import { ProTool } from '../tools/pro-tool.tsx';
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
