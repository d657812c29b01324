import type { ButtonHTMLAttributes } from 'react';
import { type ButtonStyle, buttonStyle } from './button-style.tsx';

type PlainButtonProps = Pick<ButtonStyle, 'size' | 'variant' | 'className' | 'children'> &
  ButtonHTMLAttributes<HTMLButtonElement>;

/** To the eye Mantine's button, without the code behind it: for what is there before a page's own code. */
export function PlainButton({ type = 'button', size, variant, className, children, ...others }: PlainButtonProps) {
  return <button type={type} {...others} {...buttonStyle({ size, variant, className, children })} />;
}
