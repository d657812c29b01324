import { useMemo } from 'react';
import type { Vessel } from './dish-form.ts';
import { drawPlate } from './draw-plate.ts';
import type { Mark } from './mark.ts';
import classes from './picture-frame.module.css';
import { PictureFrame } from './picture-frame.tsx';
import type { PlatedMeal } from './plate-parts.ts';
import { plateWords } from './plate-words.ts';

/** The drawing itself, with what it shows in words. */
export function DrawnPicture({ meal, size }: { meal: PlatedMeal; size: number }) {
  const { name, mealType, items, ingredients } = meal;
  const drawn = useMemo(() => drawPlate({ name, mealType, items, ingredients }), [name, mealType, items, ingredients]);

  return (
    <PictureFrame size={size} label={plateWords(drawn)}>
      {vesselMarks(drawn.vessel).map(paintedMark)}
      <g className={classes.food}>{drawn.food.map(paintedMark)}</g>
    </PictureFrame>
  );
}

function paintedMark({ d, fill, line, width, opacity }: Mark, place: number) {
  // The marks of a picture never change places: another meal is another picture.
  return (
    <path key={`${place} ${d.slice(0, 12)}`} d={d} fill={fill} stroke={line} strokeWidth={width} opacity={opacity} />
  );
}

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
function vesselMarks(vessel: Vessel): readonly Mark[] {
  return VESSELS[vessel];
}
