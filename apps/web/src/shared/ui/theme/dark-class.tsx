import { useComputedColorScheme } from '@mantine/core';
import { useEffect } from 'react';

/** Keeps the documented `dark` class on the page in step with the theme (shell 4). Shows nothing. */
export function DarkClass() {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });

  useEffect(() => {
    document.documentElement.classList.toggle('dark', scheme === 'dark');
  }, [scheme]);

  return null;
}
