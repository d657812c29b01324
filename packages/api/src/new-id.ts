import { randomBytes } from 'node:crypto';

const TIME_BYTES = 6;
/** What the 12 bits next to the time count to. */
const MAX_COUNT = 0xfff;

let last = { now: 0, count: 0 };

/**
 * A UUID of version 7: ordered by the millisecond it was made in, and within one by a count (RFC 9562, 6.2, method 1), so
 * that what is made in one breath is listed in the order it was made; the rest is random.
 */
export function newId(now: number = Date.now()): string {
  last = { now, count: now === last.now ? last.count + 1 : 0 };
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, TIME_BYTES);
  bytes.writeUInt16BE(0x7000 | (last.count & MAX_COUNT), TIME_BYTES);
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
