import { useDocumentTitle } from '@mantine/hooks';
import { blog as words } from '@platewise/contract/locales/en/site/blog';
import { texts } from '@platewise/contract/texts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PlateMark } from '../../components/plate-mark.tsx';

/** What an address shows that no article has (shell 2 and 8). */
export function PostNotFound() {
  useDocumentTitle(`${words.notFound} · ${texts.shell.brandFirst} ${texts.shell.brandSecond}`);
  return (
    <EmptyState
      order={1}
      title={words.notFound}
      text={words.notFoundText}
      illustration={<PlateMark size={144} />}
      action={<ButtonLink to="/blog">{words.backToBlog}</ButtonLink>}
    />
  );
}
