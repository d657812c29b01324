import { bodyScreen as words } from '@platewise/contract/texts/diary/body-screen';
import { RequireSignIn } from '../../../shared/session/require-sign-in.tsx';
import { ProTool } from '../../../shared/subscription/pro-tool.tsx';
import { lazyPart } from '../../../shared/ui/parts/lazy-part.tsx';
import { LoadingBlock } from '../../../shared/ui/states/loading-block.tsx';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';

// A part and not of the page itself: what one more page needs, all of them would be given (decision 53).
const BodyView = lazyPart(async () => (await import('./body-view.tsx')).BodyView, {
  pending: () => <LoadingBlock height={480} />,
});

/** /body: weight, measures and a proposed target, for those whose plan has the calorie tracker (decisions 9.11). */
export function BodyPage() {
  return (
    <RequireSignIn>
      <PageHeading title={words.title} subtitle={words.subtitle} />
      <ProTool needs="calorieTracker" words={words}>
        <BodyView />
      </ProTool>
    </RequireSignIn>
  );
}
