import { TextInput, type TextInputProps } from '@mantine/core';

/** A code of six digits or a backup code: phones offer the one that they know, and what is pasted may have blanks in it. */
export function CodeField(props: TextInputProps) {
  return (
    <TextInput
      name="code"
      inputMode="text"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={50}
      {...props}
    />
  );
}
