/** One appointment: when it is, on the clock of anyone who looks at it, and what is in it. */
export type CalendarEvent = {
  /** The same for the same appointment, so that another import changes it instead of doubling it. */
  uid: string;
  /** Grows with every change of the appointment. */
  sequence: number;
  /** YYYY-MM-DD and HH:MM without a time zone: the event stays at this hour wherever the person is. */
  date: string;
  time: string;
  minutes: number;
  summary: string;
  description: string;
};

const LINE_MAX_BYTES = 75;

/**
 * A calendar file (RFC 5545) of events at local ('floating') times: CRLF line ends, lines folded at 75 bytes, texts
 * escaped. The events do not block the time that they take.
 */
export function calendarFile({
  name,
  stamp,
  events,
  refreshHours,
}: {
  name: string;
  stamp: Date;
  events: readonly CalendarEvent[];
  /** How often anyone who follows the file should ask for it again (RFC 7986). */
  refreshHours?: number;
}): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Platewise AI//Meal plans//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(refreshHours === undefined ? [] : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`]),
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(
  { uid, sequence, date, time, minutes, summary, description }: CalendarEvent,
  stamp: Date,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART:${date.replaceAll('-', '')}T${time.replace(':', '')}00`,
    `DURATION:PT${minutes}M`,
    `SEQUENCE:${sequence}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function escapeText(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|[\r\n]/g, '\\n');
}

/** Breaks a long line between characters; what goes on starts with a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let [part, bytes] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_MAX_BYTES) {
      parts.push(part);
      [part, bytes] = [' ', 1];
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}
