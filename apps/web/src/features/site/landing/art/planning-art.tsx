import { MiniPlate } from '../../../../shared/ui/illustrations/mini-plate.tsx';
import { ArtFrame } from './art-frame.tsx';
import { THIN } from './strokes.ts';

/** Three plates along a day. */
export function PlanningArt() {
  return (
    <ArtFrame>
      <path d="M22 116 H218" {...THIN} />
      <path d="M22 112 v8 M71 112 v8 M120 112 v8 M169 112 v8 M218 112 v8" {...THIN} />
      <MiniPlate kind="porridge" size={56} x={14} y={40} />
      <MiniPlate kind="lentils" size={66} x={87} y={30} />
      <MiniPlate kind="beans" size={66} x={166} y={30} />
      <circle cx="42" cy="116" r="5" fill="var(--primary)" />
      <circle cx="120" cy="116" r="5" fill="var(--primary)" />
      <circle cx="199" cy="116" r="5" fill="var(--primary)" />
    </ArtFrame>
  );
}
