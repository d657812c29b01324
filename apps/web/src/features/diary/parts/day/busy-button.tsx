import { Button, type ButtonProps } from '@mantine/core';
import type { MouseEventHandler } from 'react';

type BusyButtonProps = Pick<ButtonProps, 'fullWidth' | 'children'> & {
  type?: 'submit' | 'button';
  isBusy: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
};

/** A button that does nothing while it is busy and keeps the focus: anyone who uses it leaves further presses alone. */
export function BusyButton({ isBusy, type = 'button', ...others }: BusyButtonProps) {
  return <Button type={type} {...others} {...(isBusy && { 'aria-disabled': true, 'data-disabled': true })} />;
}
