import { Button, Stack, Text } from '@mantine/core';
import { barcodes as words } from '@platewise/contract/texts/diary/barcodes';
import { useEffect, useEffectEvent, useRef } from 'react';
import { openBarcodeReader } from '../../../data/scan/barcode-reader.ts';
import { scanVideo } from '../../../data/scan/scan-video.ts';
import classes from './camera-view.module.css';

type CameraViewProps = {
  stream: MediaStream;
  /** A barcode was seen. */
  onCode: (code: string) => void;
  /** Its pictures cannot be read. */
  onFailed: () => void;
  onStop: () => void;
};

/** What the camera sees, looked at for bars; no picture leaves the device. */
export function CameraView({ stream, onCode, onFailed, onStop }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const end = useEffectEvent((code: string | null) => code !== null && onCode(code));
  const fail = useEffectEvent(onFailed);

  useEffect(() => {
    const picture = video.current;
    if (!picture) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    picture.srcObject = stream;
    // Where the browser does not play by itself, its first picture is read all the same.
    picture.play().catch(() => undefined);
    scanVideo(picture, { open: openBarcodeReader, signal }).then(
      (code) => !signal.aborted && end(code),
      () => !signal.aborted && fail(),
    );
    return () => {
      leaving.abort();
      picture.srcObject = null;
    };
  }, [stream]);

  return (
    <Stack gap="xs">
      <video ref={video} className={classes.picture} aria-label={words.view} muted playsInline />
      <Text size="sm" c="dimmed">
        {words.aim}
      </Text>
      <Button variant="default" onClick={onStop} mr="auto">
        {words.stopCamera}
      </Button>
    </Stack>
  );
}
