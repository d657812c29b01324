import { MiniPlate } from '../../../../shared/ui/illustrations/mini-plate.tsx';
import classes from './art.module.css';
import { ArtFrame } from './art-frame.tsx';

/** Three plates along a day. */
export function PlanningArt() {
  return (
    <ArtFrame>
      <path d="M22 116 H218" className={classes.thin} />
      <path d="M22 112 v8 M71 112 v8 M120 112 v8 M169 112 v8 M218 112 v8" className={classes.thin} />
      <MiniPlate kind="porridge" size={56} x={14} y={40} />
      <MiniPlate kind="lentils" size={66} x={87} y={30} />
      <MiniPlate kind="beans" size={66} x={166} y={30} />
      <circle cx="42" cy="116" r="5" className={classes.primary} />
      <circle cx="120" cy="116" r="5" className={classes.primary} />
      <circle cx="199" cy="116" r="5" className={classes.primary} />
    </ArtFrame>
  );
}
