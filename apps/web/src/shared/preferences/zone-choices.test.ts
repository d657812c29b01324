import { expect, test } from 'vitest';
import { zoneChoices } from './zone-choices.ts';

test('zones stand by region and name, UTC at the end', () => {
  const choices = zoneChoices(null, ['Europe/Rome', 'Asia/Kolkata', 'Asia/Dhaka', 'America/Indiana/Knox']);

  expect(choices.map(({ region, zones }) => [region, zones.map(({ label }) => label)])).toEqual([
    ['America', ['Indiana – Knox']],
    ['Asia', ['Dhaka', 'Kolkata']],
    ['Europe', ['Rome']],
    ['Other', ['UTC']],
  ]);
});

test('the zone that is chosen is there, also by an old name', () => {
  const zones = zoneChoices('Asia/Calcutta', ['Asia/Kolkata']).flatMap(({ zones }) => zones.map(({ zone }) => zone));

  expect(zones).toContain('Asia/Calcutta');
});
