import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { copyText } from './copy-text.ts';
import classes from './shown-once.module.css';

type ShownOnceProps = {
  label: string;
  /** What can be read now and never again. */
  secret: string;
  words: { copy: string; once: string; copied: string; copyByHand: string };
  /** What else can be pressed next to the field. */
  children?: ReactNode;
};

/** A secret in the one moment in which it can be read: selected, to be copied, and stated so. */
export function ShownOnce({ label, secret, words, children }: ShownOnceProps) {
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState(words.once);
  useEffect(() => focusAndSelect(field.current), []);

  async function copy() {
    const isCopied = await copyText(secret);
    setNote(isCopied ? words.copied : words.copyByHand);
    if (!isCopied) focusAndSelect(field.current);
  }

  return (
    <div className={classes.shown}>
      <div className={classes.line}>
        <TextInput ref={field} label={label} value={secret} spellCheck={false} readOnly />
        <Button leftSection={<IconCopy size={18} stroke={1.5} aria-hidden />} onClick={() => void copy()}>
          {words.copy}
        </Button>
        {children}
      </div>
      <p role="status">{note}</p>
    </div>
  );
}

function focusAndSelect(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}
