import { LIMITS } from '@platewise/contract/limits';

/** Of the longer side: models look at no more (OpenAI, 'Images and vision': 2,000 by 768 points). */
const SIDE_MAX = 1280;
const QUALITIES = [0.8, 0.5, 0.3];
const PREFIX = 'data:image/jpeg;base64,';

/**
 * A photo as a JPEG in base64, small enough to be sent: only its points are drawn again, so that place, date and camera stay behind.
 * Null where the file is no picture that this browser opens.
 */
export async function preparePhoto(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of QUALITIES) {
    const address = canvas.toDataURL('image/jpeg', quality);
    const photo = address.startsWith(PREFIX) ? address.slice(PREFIX.length) : '';
    if (photo !== '' && photo.length <= LIMITS.photoMaxCharacters) return photo;
  }
  return null;
}

/** The address under which a prepared photo is shown. */
export function photoAddress(photo: string): string {
  return `${PREFIX}${photo}`;
}
