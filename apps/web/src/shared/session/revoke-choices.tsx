import { Checkbox, Stack } from '@mantine/core';
import type { RevokeChoices } from '@platewise/contract/account/user-schema';
import { texts } from '@platewise/contract/texts';

const words = texts.accountSettings.revoke;
const CHOICES = ['apiTokens', 'shareLinks', 'calendarFeed'] as const;

/** What the form offers to end together with a password: all of it, as somebody else may have made it. */
export const EVERYTHING: RevokeChoices = { apiTokens: true, shareLinks: true, calendarFeed: true };

type RevokeChoicesProps = { chosen: RevokeChoices; onChange: (chosen: RevokeChoices) => void };

/** What else lets somebody into the account, and is to end with its password. */
export function RevokeChoicesField({ chosen, onChange }: RevokeChoicesProps) {
  return (
    <Checkbox.Group
      label={words.legend}
      value={CHOICES.filter((choice) => chosen[choice])}
      onChange={(values) =>
        onChange({
          apiTokens: values.includes('apiTokens'),
          shareLinks: values.includes('shareLinks'),
          calendarFeed: values.includes('calendarFeed'),
        })
      }
    >
      <Stack gap="xs" mt="xs">
        {CHOICES.map((choice) => (
          <Checkbox key={choice} value={choice} label={words[choice]} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
