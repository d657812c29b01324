import { Button, FileButton, Text, Title } from '@mantine/core';
import { importsScreen } from '@platewise/contract/texts/imports/imports-screen';
import { IconFileUpload } from '@tabler/icons-react';
import classes from './imports.module.css';
import { StepTitle } from './step-title.tsx';

const words = importsScreen.choose;
const FORMATS = ['cronometer', 'myfitnesspal', 'loseIt', 'appleHealth', 'healthConnect'] as const;

/** The way to a file, and which ones can be read. */
export function ChooseStep({ isFirst, onFile }: { isFirst: boolean; onFile: (file: File) => void }) {
  return (
    <>
      <StepTitle isFirst={isFirst}>{words.title}</StepTitle>
      <Text inherit c="dimmed" mb="md" maw="44rem">
        {words.text}
      </Text>
      <ChooseFile label={words.button} onFile={onFile} />
      <Title order={3} size="h5" mt="lg" mb="xs">
        {words.formats}
      </Title>
      <ul className={classes.plain}>
        {FORMATS.map((format) => (
          <li key={format}>{words[format]}</li>
        ))}
      </ul>
    </>
  );
}

/** A button that opens the files of the device. */
export function ChooseFile({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  return (
    <FileButton accept=".csv,.zip,.xml,.db,text/csv,application/zip,text/xml" onChange={(file) => file && onFile(file)}>
      {(props) => (
        <Button {...props} leftSection={<IconFileUpload size={18} stroke={1.5} aria-hidden />}>
          {label}
        </Button>
      )}
    </FileButton>
  );
}
