import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { settings } from '@platewise/contract/texts/site/settings';
import { SettingsSection } from '../../../shared/ui/settings-section.tsx';
import { SwitchRow } from '../parts/switch-row.tsx';

const words = settings.appearance;

/** Light or dark; the same state as the button in the header (shell 4). */
export function AppearanceTab() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';

  return (
    <SettingsSection title={words.title} text={words.text}>
      <SwitchRow
        label={words.dark}
        state={isDark ? words.isDark : words.isLight}
        isOn={isDark}
        onChange={(isOn) => setColorScheme(isOn ? 'dark' : 'light')}
      />
    </SettingsSection>
  );
}
