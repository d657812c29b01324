import { byName } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';
import { knownZones, zoneText } from './device-zone.ts';

export type ZoneGroup = { region: string; zones: { zone: string; label: string }[] };

/** The zones to choose from, by region; `chosen` is among them even where the engine lists it by another name. */
export function zoneChoices(chosen: string | null, known: readonly string[] = knownZones()): ZoneGroup[] {
  const zones = [...new Set([...known, ...(chosen === null ? [] : [chosen]), 'UTC'])];
  const byRegion = Map.groupBy(zones, regionOf);
  return [...byRegion]
    .map(([region, names]) => ({
      region,
      zones: names.map((zone) => ({ zone, label: labelOf(zone) })).toSorted((a, b) => byName(a.label, b.label)),
    }))
    .toSorted((a, b) => placeOf(a.region) - placeOf(b.region) || byName(a.region, b.region));
}

function regionOf(zone: string): string {
  return zone.includes('/') ? (zone.split('/')[0] ?? zone) : texts.preferences.otherZones;
}

// 'Indiana – Knox' of America/Indiana/Knox: the last part alone is not always enough.
function labelOf(zone: string): string {
  const parts = zone.split('/').slice(1);
  return parts.length === 0 ? zone : parts.map(zoneText).join(' – ');
}

function placeOf(region: string): number {
  return region === texts.preferences.otherZones ? 1 : 0;
}
