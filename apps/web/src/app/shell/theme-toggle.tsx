import { useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconMoon, IconSun } from '@tabler/icons-react';
import icon from '../../shared/ui/buttons/icon-button.module.css';
import classes from './theme-toggle.module.css';

/** Switches between light and dark and keeps the choice (shell 4). */
export function ThemeToggle() {
  const { toggleColorScheme } = useMantineColorScheme();

  return (
    <button type="button" className={icon.button} onClick={toggleColorScheme}>
      <span className={classes.inLight}>
        <IconMoon size={20} stroke={1.5} aria-hidden />
        <VisuallyHidden>{texts.shell.toDarkMode}</VisuallyHidden>
      </span>
      <span className={classes.inDark}>
        <IconSun size={20} stroke={1.5} aria-hidden />
        <VisuallyHidden>{texts.shell.toLightMode}</VisuallyHidden>
      </span>
    </button>
  );
}
