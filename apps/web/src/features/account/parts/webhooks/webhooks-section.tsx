import { webhooks as words } from '@platewise/contract/texts/site/webhooks';
import { SettingsSection } from '../../../../shared/ui/settings-section.tsx';
import { WebhookList } from './webhook-list.tsx';

/** Webhooks in the settings. */
export function WebhooksSection() {
  return (
    <SettingsSection title={words.title} text={words.text}>
      <WebhookList />
    </SettingsSection>
  );
}
