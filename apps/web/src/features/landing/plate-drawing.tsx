import classes from './plate-drawing.module.css';
import { BEANS, CHICKPEAS, GRAINS, HERBS, TOMATOES } from './plate-scene-shapes.ts';

/** Green beans in tomato with chickpeas and rice, and a line from each part to its label. Decorative. */
export function PlateDrawing() {
  return (
    <svg viewBox="0 0 400 400" className={classes.plate} aria-hidden="true" focusable="false">
      <ellipse cx="204" cy="214" rx="184" ry="180" className={classes.shade} />
      <circle cx="200" cy="200" r="186" className={classes.rim} />
      <circle cx="200" cy="200" r="140" className={classes.well} />

      <path
        d="M84 186 C74 140 104 92 150 74 C206 54 276 66 306 110 C326 138 330 176 322 204 C250 186 150 176 84 186 Z"
        className={classes.sauce}
      />
      <path
        d="M196 200 L88 176 C66 206 68 248 96 282 C122 312 158 326 190 328 C198 300 200 250 196 200 Z"
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
        d="M200 196 C204 250 204 300 196 328 C250 330 296 304 316 260 C326 238 328 214 324 196 C288 184 240 186 200 196 Z"
        className={classes.stew}
      />
      {CHICKPEAS.map(({ x, y, r }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={r} className={classes.chickpea} />
          <path d={`M${x - 4} ${y - 3} q4 -5 8 0`} className={classes.crease} />
        </g>
      ))}
      {BEANS.map((curve) => (
        <g key={curve}>
          <path d={curve} className={classes.beanEdge} />
          <path d={curve} className={classes.bean} />
          <path d={curve} className={classes.beanLight} />
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

      <path
        d="M40 2 V52 L128 128 M360 2 V76 L304 184 M40 398 V344 L112 262 M360 398 V344 L284 286"
        className={classes.leader}
      />
      <circle cx="128" cy="128" r="4" className={classes.dot} />
      <circle cx="304" cy="184" r="4" className={classes.dot} />
      <circle cx="112" cy="262" r="4" className={classes.dot} />
      <circle cx="284" cy="286" r="4" className={classes.dot} />
    </svg>
  );
}
