import { SMALL_PHOTO } from '@platewise/test-emulators/model/small-photo';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainJpeg } from './plain-jpeg.ts';

const PHOTO = Buffer.from(SMALL_PHOTO, 'base64');
const HEAD = 2;

/** A segment as JPEGs have them: a marker, its length, and what it holds. */
function segment(kind: number, holds: Buffer): Buffer {
  const head = Buffer.from([0xff, kind, 0, 0]);
  head.writeUInt16BE(holds.length + 2, 2);
  return Buffer.concat([head, holds]);
}

function photoWith(...segments: Buffer[]): Buffer {
  return Buffer.concat([PHOTO.subarray(0, HEAD), ...segments, PHOTO.subarray(HEAD)]);
}

test('place, camera, comments and previews are taken out, and the picture stays as it is', () => {
  const exif = segment(0xe1, Buffer.from('Exif\0\0 GPS 52.5200 N 13.4050 E'));
  const comment = segment(0xfe, Buffer.from('at home'));
  const preview = segment(0xe2, Buffer.from('MPF\0'));

  expect(plainJpeg(photoWith(exif, comment, preview))).toEqual(PHOTO);
  expect(plainJpeg(Buffer.concat([PHOTO, photoWith(exif)]))).toEqual(PHOTO);
});

test('whatever segments of applications hold, nothing of it is left', () => {
  const kinds = fc.integer({ min: 0xe1, max: 0xef }).filter((kind) => kind !== 0xee);
  const others = fc.array(fc.tuple(kinds, fc.uint8Array({ maxLength: 300 })), { maxLength: 8 });
  fc.assert(
    fc.property(others, (found) => {
      const photo = photoWith(...found.map(([kind, holds]) => segment(kind, Buffer.from(holds))));
      expect(plainJpeg(photo)).toEqual(PHOTO);
    }),
  );
});

test('what is no whole JPEG is none, whatever its bytes are', () => {
  expect(plainJpeg(Buffer.from('GIF89a'))).toBeNull();
  expect(plainJpeg(PHOTO.subarray(0, PHOTO.length - 2))).toBeNull();
  expect(plainJpeg(Buffer.alloc(0))).toBeNull();
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const read = plainJpeg(Buffer.concat([Buffer.from([0xff, 0xd8]), bytes]));
      expect(read === null || read.subarray(-2).equals(Buffer.from([0xff, 0xd9]))).toBe(true);
    }),
  );
});
