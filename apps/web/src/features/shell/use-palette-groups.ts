import { useMantineColorScheme } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { type Icon, IconLogin2, IconLogout, IconSunMoon, IconToolsKitchen2 } from '@tabler/icons-react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { redirectPath } from '../auth/redirect-path.ts';
import { useAuth } from '../auth/use-auth.ts';
import { PALETTE_PAGES } from './palette-items.ts';

export type PaletteCommand = { label: string; Icon: Icon; run: () => void };
export type PaletteGroup = { title: string; commands: PaletteCommand[] };

/** Everything the palette can do for anyone who is here: the pages, and a few actions. */
export function usePaletteGroups(): PaletteGroup[] {
  const { status, signOut } = useAuth();
  const { toggleColorScheme } = useMantineColorScheme();
  const navigate = useNavigate();
  const router = useRouter();

  function signIn() {
    const back = redirectPath(router.state.location.href);
    void navigate({ to: '/signin', search: back ? { redirect: back } : {} });
  }

  const pages = PALETTE_PAGES.map(({ to, label, Icon }) => ({ label, Icon, run: () => void navigate({ to }) }));
  return [
    { title: texts.shell.paletteNavigation, commands: pages },
    {
      title: texts.shell.paletteActions,
      commands: [
        { label: texts.shell.generatePlan, Icon: IconToolsKitchen2, run: () => void navigate({ to: '/meal' }) },
        { label: texts.shell.toggleTheme, Icon: IconSunMoon, run: toggleColorScheme },
        status === 'signed-in'
          ? { label: texts.shell.logOut, Icon: IconLogout, run: () => void signOut('/') }
          : { label: texts.shell.signIn, Icon: IconLogin2, run: signIn },
      ],
    },
  ];
}
