import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { texts } from '@platewise/contract/texts';
import { useState } from 'react';
import { readDecimal } from '../../data/values/read-amount.ts';

type FigureInputProps = {
  label: string;
  placeholder?: string;
  value: string;
  input: GetInputPropsReturnType;
  onRead: (text: string) => void;
  className?: string | undefined;
};

/** A figure of a meal. Left, the field shows the number that was read from it: 0 where the text is none (shell 5). */
export function FigureInput({ label, placeholder, value, input, onRead, className }: FigureInputProps) {
  const [refused, setRefused] = useState<string | null>(null);

  function read() {
    const typed = value.trim();
    if (typed === '') return;
    const figure = readDecimal(typed);
    setRefused(figure === null ? typed : null);
    if (String(figure ?? 0) !== value) onRead(String(figure ?? 0));
  }

  return (
    <TextInput
      className={className}
      label={label}
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      description={refused === null ? undefined : texts.calorieScreen.countsAsZero({ text: refused.slice(0, 20) })}
      {...input}
      onChange={(event) => {
        setRefused(null);
        input.onChange?.(event);
      }}
      onBlur={(event) => {
        read();
        input.onBlur?.(event);
      }}
    />
  );
}
