import { texts } from '@platewise/contract/texts';
import { IconCircleCheck } from '@tabler/icons-react';
import classes from './plate-scene.module.css';
import { CHICKPEAS, GRAINS, HERBS, LEAVES, SEEDS, TOMATOES } from './plate-scene-shapes.ts';

/** A full plate from above, and beneath it the quiet line that every plan carries. The picture is decorative. */
export function PlateScene() {
  return (
    <figure className={classes.scene}>
      <svg viewBox="0 0 400 400" className={classes.plate} aria-hidden="true" focusable="false">
        <ellipse cx="204" cy="214" rx="184" ry="180" className={classes.shade} />
        <circle cx="200" cy="200" r="186" className={classes.rim} />
        <circle cx="200" cy="200" r="140" className={classes.well} />

        <path d="M200 200 L92 128 A130 130 0 0 1 262 86 Z" className={classes.leafBed} />
        {LEAVES.map(({ x, y, turn, size }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
            <path d="M0 -34 C20 -22 22 12 0 34 C-22 12 -20 -22 0 -34 Z" className={classes.leaf} />
            <path d="M0 -26 V28 M0 -8 L10 -16 M0 4 L-11 -5 M0 14 L11 6" className={classes.vein} />
          </g>
        ))}

        <path
          d="M196 206 L96 134 C62 178 62 240 96 282 C122 312 158 326 190 328 C198 300 200 250 196 206 Z"
          className={classes.rice}
        />
        {GRAINS.map(({ x, y, turn }) => (
          <ellipse
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            rx="6.5"
            ry="2.4"
            transform={`rotate(${turn} ${x} ${y})`}
            className={classes.grain}
          />
        ))}

        <path
          d="M206 208 C206 250 204 300 198 328 C250 330 296 304 316 260 C322 246 324 232 322 222 C288 206 240 204 206 208 Z"
          className={classes.stew}
        />
        {CHICKPEAS.map(({ x, y, r }) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r={r} className={classes.chickpea} />
            <path d={`M${x - 4} ${y - 3} q4 -5 8 0`} className={classes.crease} />
          </g>
        ))}

        {TOMATOES.map(({ x, y, r }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${r / 24})`}>
            <circle r="24" className={classes.tomato} />
            <circle r="18" className={classes.tomatoFlesh} />
            <path d="M0 -15 V15 M-13 -7.5 L13 7.5 M-13 7.5 L13 -7.5" className={classes.tomatoRib} />
          </g>
        ))}

        {HERBS.map(({ x, y, turn }) => (
          <path
            key={`${x} ${y}`}
            d="M0 -7 C6 -4 6 4 0 7 C-6 4 -6 -4 0 -7 Z"
            transform={`translate(${x} ${y}) rotate(${turn})`}
            className={classes.herb}
          />
        ))}
        {SEEDS.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="1.8" className={classes.seed} />
        ))}
      </svg>
      <figcaption className={classes.seal}>
        <IconCircleCheck size={20} stroke={1.5} aria-hidden />
        {texts.landing.seal}
      </figcaption>
    </figure>
  );
}
