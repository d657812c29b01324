/** Why there is no picture: the person or the site forbids it, there is no camera, or it is in use or broken. */
export type CameraFailure = 'denied' | 'missing' | 'failed';

/** Wide enough for the thin bars of a small pack, small enough to be read several times a second. */
const WIDTH = 1280;

/** Whether a camera can be asked for here: browsers have none for pages without TLS. */
export function canAskForCamera(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function';
}

/** The camera at the back where there are several; the browser asks the person first. Rejects where it may or can not be used. */
export function openCamera(): Promise<MediaStream> {
  const video = { facingMode: 'environment', width: { ideal: WIDTH } };
  return navigator.mediaDevices.getUserMedia({ video, audio: false });
}

/** Turns it off: its light goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/**
 * What a rejection of {@link openCamera} means.
 * @see https://developer.mozilla.org/en-US/docs/Web/API/MediaDevices/getUserMedia#exceptions
 */
export function cameraFailure(error: unknown): CameraFailure {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}
