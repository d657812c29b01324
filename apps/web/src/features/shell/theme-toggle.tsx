import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconMoon, IconSun } from '@tabler/icons-react';

/** Switches between light and dark and keeps the choice (shell 4). */
export function ThemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  const Icon = isDark ? IconSun : IconMoon;

  return (
    <ActionIcon
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
      aria-label={isDark ? texts.shell.toLightMode : texts.shell.toDarkMode}
    >
      <Icon size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
