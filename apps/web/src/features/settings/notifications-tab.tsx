import { settings } from '@platewise/contract/locales/en/site/settings';
import { TextLink } from '../../components/text-link.tsx';
import { Facts } from './facts.tsx';
import { SettingsSection } from './settings-section.tsx';

const words = settings.notifications;

/** Which letters exist, and how each is stopped. Newsletter addresses are not joined with accounts in this version. */
export function NotificationsTab() {
  return (
    <SettingsSection title={words.title} text={words.text}>
      <Facts
        facts={[
          { name: words.password, value: words.passwordText },
          {
            name: words.newsletter,
            value: (
              <>
                {words.newsletterText} {words.lostLinks} <TextLink to="/contact">{words.write}</TextLink>
              </>
            ),
          },
        ]}
      />
    </SettingsSection>
  );
}
