import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { barcodes as words } from '@platewise/contract/texts/diary/barcodes';
import { IconBarcode, IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import { failureOf } from '../../../../../shared/forms/failure-of.ts';
import { FormError } from '../../../../../shared/forms/form-error.tsx';
import { readForm } from '../../../../../shared/forms/read-form.ts';
import { type FormFailure, useSchemaForm } from '../../../../../shared/forms/use-schema-form.ts';
import type { BarcodeAnswer, FoundFood } from '../../../data/diary-day.ts';
import { canAskForCamera } from '../../../data/scan/camera.ts';
import { useBarcodeLookup } from '../../../data/scan/use-barcode-lookup.ts';
import { useCamera } from '../../../data/scan/use-camera.ts';
import { useFocusAfterMenu } from '../../../data/use-focus-after-menu.ts';
import { BusyButton } from '../../day/busy-button.tsx';
import classes from '../../diary.module.css';
import { CameraView } from './camera-view.tsx';

/** What a label is begun with where a barcode led to no figures. */
export type ScannedPack = { name: string; barcode: string };

type BarcodeProps = {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Hands over the food that was found. */
  onFood: (food: FoundFood) => void;
  /** The person copies the label instead. */
  onCopy: (pack: ScannedPack) => void;
};

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const schema = async () => (await import('@platewise/contract/diary/barcode-schema')).findBarcodeSchema;

/** The way to a food by the barcode of its pack. */
export function Barcode({ isOpen, onOpen, ...found }: BarcodeProps) {
  if (isOpen) return <BarcodeForm {...found} onClose={() => onOpen(false)} />;
  return (
    <Button
      size="compact-md"
      variant="subtle"
      ml={-8}
      leftSection={<IconBarcode {...ICON} />}
      onClick={() => onOpen(true)}
    >
      {words.scan}
    </Button>
  );
}

type BarcodeFormProps = Pick<BarcodeProps, 'onFood' | 'onCopy'> & { onClose: () => void };

/** The digits, typed or read by the camera: both lead to the same. */
function BarcodeForm({ onFood, onCopy, onClose }: BarcodeFormProps) {
  const look = useBarcodeLookup();
  const field = useFocusAfterMenu();
  const camera = useCamera();
  const [answer, setAnswer] = useState<BarcodeAnswer | null>(null);
  const { form, formProps, formError, isSending } = useSchemaForm({
    initialValues: { barcode: '' },
    read: (values) => readForm<{ barcode: string }, 'barcode'>(schema, values, { barcode: words.field }),
    onSubmit: ({ barcode }) => find(barcode),
  });
  const [scanFailure, setScanFailure] = useState<string | null>(null);

  async function find(barcode: string): Promise<FormFailure | null> {
    setAnswer(null);
    setScanFailure(null);
    try {
      const found = await look(barcode);
      if (found.food) onFood(found.food);
      else setAnswer(found);
      return null;
    } catch (error) {
      return failureOf(words.failed)(error);
    }
  }

  return (
    <Stack gap="sm" mt="md">
      <form aria-label={words.scan} {...formProps} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
        <Stack gap="sm">
          <FormError sentence={formError ?? scanFailure} />
          <TextInput
            ref={field}
            label={words.field}
            description={words.hint}
            inputMode="numeric"
            autoComplete="off"
            {...form.getInputProps('barcode')}
          />
          <Group gap="xs" align="stretch">
            <BusyButton type="submit" isBusy={isSending}>
              {isSending ? words.lookingUp : words.lookUp}
            </BusyButton>
            {canAskForCamera() && !camera.stream && (
              <Button variant="default" leftSection={<IconCamera {...ICON} />} onClick={() => void camera.start()}>
                {words.camera}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {words.close}
            </Button>
          </Group>
        </Stack>
      </form>
      <div role="status">
        {camera.failure && (
          <Text className={classes.warning} size="sm">
            {words.cameraFailures[camera.failure]}
          </Text>
        )}
        {answer && (
          <Text className={classes.warning} size="sm">
            {sentenceOf(answer)}
          </Text>
        )}
      </div>
      {answer && (
        <Button variant="default" mr="auto" onClick={() => onCopy({ name: answer.name, barcode: answer.barcode })}>
          {words.copyLabel}
        </Button>
      )}
      {camera.stream && (
        <CameraView
          stream={camera.stream}
          onCode={(code) => {
            camera.stop();
            form.setFieldValue('barcode', code);
            void find(code).then((failure) => setScanFailure(failure?.sentence ?? null));
          }}
          onFailed={camera.fail}
          onStop={camera.stop}
        />
      )}
    </Stack>
  );
}

function sentenceOf({ outcome, name, asked, barcode }: BarcodeAnswer): string {
  if (outcome === 'unavailable') return words.unavailable;
  if (outcome === 'invalid') return name === '' ? words.invalidNameless : words.invalid({ food: name });
  return words.unknown[asked ?? 'nobody']({ barcode });
}
