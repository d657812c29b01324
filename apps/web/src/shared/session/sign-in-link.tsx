import { texts } from '@platewise/contract/texts';
import { useLocation } from '@tanstack/react-router';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { redirectPath } from './redirect-path.ts';

/** Leads to /signin and back to this page afterwards. */
export function SignInLink({ fullWidth = false, onClick }: { fullWidth?: boolean; onClick?: () => void }) {
  const back = useLocation({ select: ({ href, pathname }) => (pathname === '/' ? null : redirectPath(href)) });
  return (
    <ButtonLink
      to="/signin"
      search={back ? { redirect: back } : {}}
      size="sm"
      radius="xl"
      fullWidth={fullWidth}
      onClick={onClick}
    >
      {texts.shell.signIn}
    </ButtonLink>
  );
}
