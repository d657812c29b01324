import { importsScreen as words } from '@platewise/contract/texts/imports/imports-screen';
import { RequireSignIn } from '../../../shared/session/require-sign-in.tsx';
import { ProTool } from '../../../shared/subscription/pro-tool.tsx';
import { lazyPart } from '../../../shared/ui/parts/lazy-part.tsx';
import { LoadingBlock } from '../../../shared/ui/states/loading-block.tsx';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';

// A part and not of the page itself: what one more page needs, all of them would be given (decision 53).
const ImportView = lazyPart(async () => (await import('./import-view.tsx')).ImportView, {
  pending: () => <LoadingBlock height={480} />,
});

/** /import: diaries and weights of other products, for those whose plan has the calorie tracker. */
export function ImportPage() {
  return (
    <RequireSignIn>
      <PageHeading title={words.title} subtitle={words.subtitle} />
      <ProTool needs="calorieTracker" words={words}>
        <ImportView />
      </ProTool>
    </RequireSignIn>
  );
}
