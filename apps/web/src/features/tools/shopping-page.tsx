import { tools } from '@platewise/contract/locales/en/site/tools';
import { PageHeading } from '../../components/page-heading.tsx';
import { RequireSignIn } from '../auth/require-sign-in.tsx';
import { ProTool } from './pro-tool.tsx';

const { shopping } = tools;

/** /shopping */
export function ShoppingPage() {
  return (
    <RequireSignIn>
      <PageHeading title={shopping.title} subtitle={shopping.subtitle} />
      <ProTool needs="shoppingList" words={shopping} />
    </RequireSignIn>
  );
}
