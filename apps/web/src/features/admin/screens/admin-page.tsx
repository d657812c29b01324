import { adminScreen as words } from '@platewise/contract/texts/admin/admin-screen';
import type { ReactNode } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { RequireSignIn } from '../../../shared/session/require-sign-in.tsx';
import { lazyPart } from '../../../shared/ui/parts/lazy-part.tsx';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { LoadingBlock } from '../../../shared/ui/states/loading-block.tsx';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';
import type { AdminView } from './read-admin-search.ts';

// A part and not of the page itself: what one more page needs, all of them would be given (decision 53).
const AdminTabs = lazyPart<AdminView>(async () => (await import('./admin-tabs.tsx')).AdminTabs, {
  pending: () => <LoadingBlock height={480} />,
});

type AdminPageProps = AdminView & {
  /** What everybody else sees: the page of an address that leads nowhere. */
  notFound: ReactNode;
};

/** /admin: for operators of this site; to everybody else who is signed in there is no such page. */
export function AdminPage(props: AdminPageProps) {
  return (
    <RequireSignIn>
      <AdminArea {...props} />
    </RequireSignIn>
  );
}

function AdminArea({ notFound, ...view }: AdminPageProps) {
  const access = trpc.admin.me.useQuery();
  // What failed stays stated while it is asked again.
  if (access.isPending && access.errorUpdateCount === 0) return <LoadingBlock height={480} />;
  if (!access.data) {
    return (
      <ErrorState
        order={1}
        title={words.failedTitle}
        message={errorSentence(access.error, words.failedText)}
        onRetry={() => void access.refetch()}
      />
    );
  }
  if (!access.data.isOperator) return notFound;
  return (
    <>
      <PageHeading title={words.title} subtitle={words.subtitle} />
      <AdminTabs {...view} />
    </>
  );
}
