import { Accordion, Box, Drawer, Group, Text, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useOpenAfterMount } from '../../../shared/ui/dialogs/use-open-after-mount.ts';
import { useBackCloses } from '../../../shared/ui/overlays/use-back-closes.ts';

/** The side sheet with answers and tips (core 2). */
export function HelpPanel({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const isOpen = useOpenAfterMount(opened);
  useBackCloses(isOpen, onClose);

  return (
    <Drawer.Root opened={isOpen} onClose={onClose} position="right">
      <Drawer.Overlay />
      <Drawer.Content>
        <Group gap={0} wrap="nowrap" justify="space-between" p="md">
          <Drawer.Title>{texts.shell.helpTitle}</Drawer.Title>
          <Drawer.CloseButton aria-label={texts.help.close} />
        </Group>
        <Drawer.Body>
          <Text inherit mb="md" c="dimmed">
            {texts.help.description}
          </Text>
          <Accordion>
            {texts.help.questions.map(({ question, answer }, index) => (
              <Accordion.Item key={question} value={`question-${index + 1}`}>
                <Accordion.Control>{question}</Accordion.Control>
                <Accordion.Panel>{answer}</Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
          <Title order={3} mt="xl" mb="xs" fz="lg">
            {texts.help.tipsTitle}
          </Title>
          <Box component="ul" m={0} pl="1.2em">
            {texts.help.tips.map((tip) => (
              <Box key={tip} component="li" py="var(--space-4)">
                {tip}
              </Box>
            ))}
          </Box>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
