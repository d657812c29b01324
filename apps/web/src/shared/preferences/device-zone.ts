import { SOURCE_LOCALE } from '@platewise/contract/language/locale';

/** The time zone that this device is in. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The zones that this device knows. */
export function knownZones(): readonly string[] {
  return Intl.supportedValuesOf('timeZone');
}

/** Whether two names stand for one zone: Asia/Calcutta is an old name of Asia/Kolkata. */
export function isSameZone(one: string, other: string): boolean {
  return one === other || currentName(one) === currentName(other);
}

/** A zone as people read it: 'Buenos Aires', of America/Argentina/Buenos_Aires. */
export function zoneText(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

function currentName(zone: string): string {
  try {
    return new Intl.DateTimeFormat(SOURCE_LOCALE, { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    // An engine without this name.
    return zone;
  }
}
