import { Box, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, type Ref, useId } from 'react';
import classes from './disclosure.module.css';

type DisclosureProps = {
  title: string;
  icon?: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  button?: Ref<HTMLButtonElement>;
  className?: string | undefined;
  children: ReactNode;
};

/** A heading that opens and closes what lies beneath it; what was typed there stays. */
export function Disclosure({ title, icon, isOpen, onToggle, button, className, children }: DisclosureProps) {
  const [titleId, contentId] = [useId(), useId()];
  return (
    <section aria-labelledby={titleId} className={className}>
      <Title order={3} size="h5" className={classes.heading}>
        <UnstyledButton
          ref={button ?? null}
          id={titleId}
          className={classes.button}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={onToggle}
        >
          {icon}
          <span className={classes.title}>{title}</span>
          <IconChevronDown size={18} stroke={1.5} aria-hidden className={classes.chevron} data-open={isOpen} />
        </UnstyledButton>
      </Title>
      <Box id={contentId} hidden={!isOpen} px="md" pb="md">
        {children}
      </Box>
    </section>
  );
}
