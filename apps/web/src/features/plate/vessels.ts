import type { Vessel } from './dish-form.ts';
import type { Mark } from './mark.ts';

const round = (radius: number, line: string): Mark => ({ d: 'M200 200h0', line, width: radius * 4 });

const VESSELS: Readonly<Record<Vessel, readonly Mark[]>> = {
  plate: [
    round(98, 'var(--plate-line)'),
    round(95.6, 'var(--plate)'),
    round(84, 'var(--plate-line)'),
    round(82.6, 'var(--plate-well)'),
  ],
  bowl: [
    round(95, 'var(--plate-line)'),
    round(92.6, 'var(--plate)'),
    round(84, 'var(--plate-line)'),
    round(78, 'var(--plate-well)'),
  ],
  pan: [
    { d: 'M330 330L378 378', line: '#3a3f3b', width: 36 },
    round(92, 'var(--plate-line)'),
    round(91, '#3a3f3b'),
    round(84, '#555c56'),
  ],
  glass: [round(96, 'var(--plate-line)'), round(94.4, 'var(--plate)')],
};

/** What the food is served in, in the theme's colours. */
export function vesselMarks(vessel: Vessel): readonly Mark[] {
  return VESSELS[vessel];
}
