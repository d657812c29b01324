import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { type ButtonStyle, buttonStyle } from './button-style.tsx';

type AnchorButtonProps = ButtonStyle &
  AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> | undefined };

/** A link to another page that looks like a button. */
export const ButtonLink = createLink(
  ({ size, variant, isRound, fullWidth, leftSection, className, children, ...others }: AnchorButtonProps) => (
    <a {...others} {...buttonStyle({ size, variant, isRound, fullWidth, leftSection, className, children })} />
  ),
);
