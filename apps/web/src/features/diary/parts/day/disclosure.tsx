import { Box, type BoxProps, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, type Ref, useId } from 'react';
import classes from './disclosure.module.css';

type DisclosureProps = BoxProps & {
  title: string;
  icon?: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  button?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

/** A heading that opens and closes what lies beneath it; what was typed there stays. */
export function Disclosure({ title, icon, isOpen, onToggle, button, children, ...frame }: DisclosureProps) {
  const [titleId, contentId] = [useId(), useId()];
  return (
    <Box component="section" aria-labelledby={titleId} {...frame}>
      <Title order={3} ff="text" fz="md" fw={600} lts={0}>
        <UnstyledButton
          ref={button ?? null}
          id={titleId}
          className={classes.button}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={onToggle}
        >
          {icon}
          <Box component="span" className={classes.title} flex={1}>
            {title}
          </Box>
          <IconChevronDown size={18} stroke={1.5} aria-hidden className={classes.chevron} />
        </UnstyledButton>
      </Title>
      <Box id={contentId} hidden={!isOpen} px="md" pb="md">
        {children}
      </Box>
    </Box>
  );
}
