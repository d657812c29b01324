import '@mantine/spotlight/styles.layer.css';
import { useMantineColorScheme } from '@mantine/core';
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import { texts } from '@platewise/contract/texts';
import {
  type Icon,
  IconBriefcase,
  IconCrown,
  IconEye,
  IconFileImport,
  IconInfoCircle,
  IconLogin2,
  IconLogout,
  IconMail,
  IconScale,
  IconSearch,
  IconShoppingCart,
  IconSunMoon,
  IconTag,
  IconTool,
  IconToolsKitchen2,
} from '@tabler/icons-react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { redirectPath } from '../../../shared/session/redirect-path.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { useIsOperator } from '../../../shared/session/use-is-operator.ts';
import { useBackCloses } from '../../../shared/ui/overlays/use-back-closes.ts';
import { APP_PAGES } from '../app-pages.ts';
import classes from './command-palette.module.css';
import { matchesQuery } from './matches-query.ts';

const [store, palette] = createSpotlight();
const LIST_ID = 'palette-list';

/** The command palette (shell 2): type, choose with the arrows, go. */
export function CommandPalette({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { selected } = useSpotlight(store);
  const [query, setQuery] = useState('');
  const groups = usePaletteGroups().map(({ title, commands }) => ({
    title,
    commands: commands.filter(({ label }) => matchesQuery(label, query)),
  }));
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0);
  let next = 0;

  useBackCloses(opened, onClose);

  // Opened after it is mounted, so that it knows where the focus was and gives it back.
  useEffect(() => (opened ? palette.open() : palette.close()), [opened]);

  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight={480}
      overlayProps={{ backgroundOpacity: 0.35, blur: 0 }}
      transitionProps={{ transition: 'fade', duration: 120 }}
      attributes={{ content: { 'aria-label': texts.shell.palette } }}
      classNames={{
        content: classes.content,
        search: classes.search,
        actionsGroup: classes.group,
        action: classes.action,
      }}
    >
      <Spotlight.Search
        variant="unstyled"
        placeholder={texts.shell.palettePlaceholder}
        leftSection={<IconSearch size={20} stroke={1.5} aria-hidden />}
        role="combobox"
        aria-label={texts.shell.palette}
        aria-expanded={count > 0}
        aria-controls={count > 0 ? LIST_ID : undefined}
        aria-activedescendant={count > 0 && selected >= 0 ? optionId(selected) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
      />
      {count > 0 && (
        <Spotlight.ActionsList id={LIST_ID} role="listbox" aria-label={texts.shell.palette}>
          {groups.map(({ title, commands }) => (
            <Spotlight.ActionsGroup key={title} label={title} role="group" aria-label={title}>
              {commands.map(({ label, Icon, run }) => {
                const index = next++;
                return (
                  <Spotlight.Action
                    key={label}
                    label={label}
                    leftSection={<Icon size={20} stroke={1.5} aria-hidden />}
                    onClick={run}
                    role="option"
                    aria-selected={index === selected}
                    renderRoot={(props) => <button {...props} id={optionId(index)} />}
                  />
                );
              })}
            </Spotlight.ActionsGroup>
          ))}
        </Spotlight.ActionsList>
      )}
      {count === 0 && <Spotlight.Empty role="status">{texts.shell.paletteEmpty}</Spotlight.Empty>}
    </Spotlight.Root>
  );
}

function optionId(index: number): string {
  return `palette-option-${index}`;
}

type PaletteCommand = { label: string; Icon: Icon; run: () => void };

type PaletteGroup = { title: string; commands: PaletteCommand[] };

/** Everything the palette can do for anyone who is here: the pages, and a few actions. */
function usePaletteGroups(): PaletteGroup[] {
  const { status, signOut } = useAuth();
  const isOperator = useIsOperator();
  const { toggleColorScheme } = useMantineColorScheme();
  const navigate = useNavigate();
  const router = useRouter();

  function signIn() {
    const back = redirectPath(router.state.location.href);
    void navigate({ to: '/signin', search: back ? { redirect: back } : {} });
  }

  const pages = [...PALETTE_PAGES, ...(isOperator ? [ADMIN_PAGE] : [])].map(({ to, label, Icon }) => ({
    label,
    Icon,
    run: () => void navigate({ to }),
  }));
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

/** For people who run this site. */
const ADMIN_PAGE = { to: '/admin', label: texts.shell.admin, Icon: IconTool } as const;

/** The pages that the palette leads to, in the documented order (shell 2; the calendar: decisions 5), then our own. */
const PALETTE_PAGES = [
  APP_PAGES.dashboard,
  { to: '/meal', label: texts.shell.create, Icon: IconToolsKitchen2 },
  APP_PAGES.favorites,
  { to: '/pricing', label: texts.shell.proPage, Icon: IconCrown },
  APP_PAGES.settings,
  { to: '/shopping-list', label: texts.shell.shoppingList, Icon: IconShoppingCart },
  APP_PAGES.calorieTracker,
  { to: '/pricing', label: texts.shell.pricing, Icon: IconTag },
  { to: '/preview', label: texts.shell.preview, Icon: IconEye },
  { to: '/contact', label: texts.shell.contact, Icon: IconMail },
  { to: '/about', label: texts.shell.aboutUs, Icon: IconInfoCircle },
  { to: '/careers', label: texts.shell.careers, Icon: IconBriefcase },
  APP_PAGES.calendar,
  { to: '/body', label: texts.shell.body, Icon: IconScale },
  { to: '/import', label: texts.shell.bringData, Icon: IconFileImport },
] as const;
