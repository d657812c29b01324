import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { type ButtonLook, buttonLook } from './button-look.tsx';

type AnchorButtonProps = ButtonLook &
  AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> | undefined };

/** A link to another page that looks like a button. */
export const ButtonLink = createLink(
  ({ size, variant, isRound, fullWidth, leftSection, className, children, ...others }: AnchorButtonProps) => (
    <a {...others} {...buttonLook({ size, variant, isRound, fullWidth, leftSection, className, children })} />
  ),
);
