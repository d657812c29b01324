import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { settings } from '@platewise/contract/locales/en/site/settings';
import { useId } from 'react';
import classes from './appearance-tab.module.css';
import { SettingsSection } from './settings-section.tsx';

const words = settings.appearance;

/** Light or dark; the same state as the button in the header (shell 4). */
export function AppearanceTab() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  const stateId = useId();

  return (
    <SettingsSection title={words.title} text={words.text}>
      <label className={classes.row}>
        <span className={classes.words}>
          <span className={classes.name}>{words.dark}</span>
          <span id={stateId} className={classes.state}>
            {isDark ? words.isDark : words.isLight}
          </span>
        </span>
        <input
          type="checkbox"
          role="switch"
          className={classes.switch}
          checked={isDark}
          aria-checked={isDark}
          aria-label={words.dark}
          aria-describedby={stateId}
          onChange={(event) => setColorScheme(event.currentTarget.checked ? 'dark' : 'light')}
        />
      </label>
    </SettingsSection>
  );
}
