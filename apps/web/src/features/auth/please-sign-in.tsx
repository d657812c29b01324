import { useDocumentTitle } from '@mantine/hooks';
import { texts } from '@platewise/contract/texts';
import { useLocation } from '@tanstack/react-router';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PlateMark } from '../../components/plate-mark.tsx';
import { redirectPath } from './redirect-path.ts';

/** What a visitor sees where one must be signed in; signing in leads back here. */
export function PleaseSignIn() {
  const here = useLocation({ select: ({ href }) => redirectPath(href) });
  useDocumentTitle(`${texts.account.pleaseSignIn} · ${texts.shell.brandFirst} ${texts.shell.brandSecond}`);
  return (
    <EmptyState
      order={1}
      title={texts.account.pleaseSignIn}
      text={texts.account.pleaseSignInText}
      illustration={<PlateMark size={120} />}
      action={
        <ButtonLink to="/signin" search={here ? { redirect: here } : {}} size="md">
          {texts.shell.signIn}
        </ButtonLink>
      }
    />
  );
}
