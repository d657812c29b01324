import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';

type MantineButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  ref?: Ref<HTMLButtonElement>;
  'data-loading'?: boolean;
};

/**
 * The element of Mantine's buttons. Mantine disables one that is `loading`, and what is disabled loses the keyboard's
 * focus; this one only says that it cannot be used, and does nothing.
 */
export function MantineButton({ type = 'button', disabled, onClick, ...others }: MantineButtonProps) {
  const isLoading = others['data-loading'] === true;
  return (
    <button
      type={type}
      {...others}
      disabled={disabled && !isLoading}
      aria-disabled={isLoading || others['aria-disabled']}
      onClick={isLoading ? ignore : onClick}
    />
  );
}

/** A press of Enter in a field arrives here too: the form is not sent again. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
}
