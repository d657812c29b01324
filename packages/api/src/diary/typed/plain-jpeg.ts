const MARKER = 0xff;
const START = 0xd8;
const SCAN = 0xda;
const END = 0xd9;
const COMMENT = 0xfe;
/** JFIF and Adobe's: without them colours may be read the wrong way. */
const APPS_OF_COLOUR = new Set([0xe0, 0xee]);

/**
 * A JPEG without what it holds next to its picture: place, time, camera and preview stand in segments of applications and in comments
 * (ITU-T T.81 B.1.1 and B.2.4; Exif 3.0 4.5), or behind its end. Null where it is no whole JPEG.
 */
export function plainJpeg(jpeg: Buffer): Buffer | null {
  if (jpeg[0] !== MARKER || jpeg[1] !== START) return null;
  const kept = [jpeg.subarray(0, 2)];
  let place = 2;
  while (place + 1 < jpeg.length) {
    const kind = jpeg[place + 1] ?? 0;
    if (jpeg[place] !== MARKER) return null;
    if (kind === END) return Buffer.concat([...kept, jpeg.subarray(place, place + 2)]);
    if (kind === MARKER) {
      // Fill bytes may stand before any marker.
      place += 1;
      continue;
    }
    if (place + 4 > jpeg.length) return null;
    const end = place + 2 + jpeg.readUInt16BE(place + 2);
    const next = kind === SCAN ? endOfScan(jpeg, end) : end;
    if (!isNoPicture(kind)) kept.push(jpeg.subarray(place, next));
    place = next;
  }
  return null;
}

/** Where the next marker stands that is none of a scan's own: in a scan a zero or a restart follows each FF. */
function endOfScan(jpeg: Buffer, start: number): number {
  for (let place = jpeg.indexOf(MARKER, start); place >= 0; place = jpeg.indexOf(MARKER, place + 1)) {
    const kind = jpeg[place + 1] ?? 0;
    const isOfScan = kind === 0 || (kind >= 0xd0 && kind <= 0xd7) || kind === MARKER;
    if (!isOfScan) return place;
  }
  return jpeg.length;
}

function isNoPicture(kind: number): boolean {
  const isOfApplication = kind >= 0xe0 && kind <= 0xef;
  return kind === COMMENT || (isOfApplication && !APPS_OF_COLOUR.has(kind));
}
