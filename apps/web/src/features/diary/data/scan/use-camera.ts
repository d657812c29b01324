import { useEffect, useRef, useState } from 'react';
import { type CameraFailure, cameraFailure, closeCamera, openCamera } from './camera.ts';

/** The picture of the camera while it is asked for; it is off as soon as the part that shows it is gone. */
export function useCamera() {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [failure, setFailure] = useState<CameraFailure | null>(null);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useEffect(() => {
    if (stream) return () => closeCamera(stream);
  }, [stream]);

  async function start() {
    setFailure(null);
    try {
      const opened = await openCamera();
      // The person may have left while the browser asked them.
      if (isShown.current) setStream(opened);
      else closeCamera(opened);
    } catch (error) {
      setFailure(cameraFailure(error));
    }
  }

  return {
    stream,
    failure,
    start,
    stop: () => setStream(null),
    /** Its pictures cannot be read. */
    fail: () => {
      setStream(null);
      setFailure('failed');
    },
  };
}
