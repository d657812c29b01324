import { Flex, Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconCloudUpload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { TextLink } from '../ui/typography/text-link.tsx';
import typography from '../ui/typography/typography.module.css';

/** That a plan waits on this device under its name, and where it is found; it takes the focus of the button that saved it. */
export function PendingName({ name, takesFocus }: { name: string; takesFocus: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <Flex component="p" rowGap="var(--space-4)" columnGap="xs" align="center" wrap="wrap" mih="40px" mb="xs">
      <IconCloudUpload size={18} stroke={1.5} color="var(--muted)" aria-hidden />
      <span>{texts.offline.state.waiting}</span>
      <Text className={typography.breakable} span inherit miw={0} fw={600}>
        {name}
      </Text>
      <TextLink ref={link} to="/dashboard" inherit>
        {texts.offline.show}
      </TextLink>
    </Flex>
  );
}
