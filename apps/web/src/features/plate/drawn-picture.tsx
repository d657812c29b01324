import { useMemo } from 'react';
import { drawPlate } from './draw-plate.ts';
import type { Mark } from './mark.ts';
import classes from './picture-frame.module.css';
import { PictureFrame } from './picture-frame.tsx';
import type { PlatedMeal } from './plate-parts.ts';
import { plateWords } from './plate-words.ts';
import { vesselMarks } from './vessels.ts';

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
