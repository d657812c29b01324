import { Anchor } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { TokenList } from '../api-tokens/token-list.tsx';
import { SettingsSection } from './settings-section.tsx';

const words = texts.accountSettings.tokens;

/** Tokens with which a person's own programs call the API. */
export function ApiTab() {
  return (
    <SettingsSection
      title={words.title}
      text={
        <>
          {words.text} <Anchor href="/api/docs">{words.reference}</Anchor>
        </>
      }
    >
      <TokenList />
    </SettingsSection>
  );
}
