import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useState } from 'react';

/** A password whose letters can be shown, by keyboard too. */
export function PasswordField(props: PasswordInputProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      visible={isVisible}
      onVisibilityChange={setIsVisible}
      visibilityToggleButtonProps={{
        'aria-label': isVisible ? texts.account.hidePassword : texts.account.showPassword,
        tabIndex: 0,
      }}
    />
  );
}
