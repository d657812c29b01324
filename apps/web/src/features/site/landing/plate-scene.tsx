import { Flex, Text } from '@mantine/core';
import { landingParts as words } from '@platewise/contract/texts/site/landing-parts';
import { kcalText } from '../../../shared/meal/quantities.ts';
import { EXAMPLE_DINNER } from '../example/example-dinner.ts';
import classes from './plate-scene.module.css';

/** What the drawing shows, each in the corner next to where it lies. */
const SHOWN = [
  { food: 'green-bean', corner: 'top-left' },
  { food: 'tomato-canned', corner: 'top-right' },
  { food: 'rice-white', corner: 'bottom-left' },
  { food: 'chickpea-canned', corner: 'bottom-right' },
] as const;

/** A plate from above with what its parts weigh and bring: the dinner of the example plan, in its true figures. */
export function PlateScene() {
  return (
    <div className={classes.scene}>
      <PlateDrawing />
      <Flex component="ul" direction="column">
        {SHOWN.map(({ food, corner }) => {
          const item = EXAMPLE_DINNER.items.find((one) => one.food === food);
          return (
            item && (
              <li key={food} className={classes.label} data-corner={corner}>
                <span>{words.onPlate({ grams: item.grams, food: item.name })}</span>
                <Text component="strong" inherit c="var(--ink)" fw={600}>
                  {kcalText(item.calories)}
                </Text>
              </li>
            )
          );
        })}
      </Flex>
    </div>
  );
}

/** Green beans in tomato with chickpeas and rice, and a line from each part to its label. Decorative. */
function PlateDrawing() {
  return (
    <svg viewBox="0 0 400 400" className={classes.plate} aria-hidden="true" focusable="false">
      <ellipse cx="204" cy="214" rx="184" ry="180" fill="rgb(31 42 36 / 8%)" />
      <circle cx="200" cy="200" r="186" fill="var(--plate)" stroke="var(--plate-line)" strokeWidth={1.5} />
      <circle cx="200" cy="200" r="140" fill="var(--plate-well)" stroke="var(--plate-line)" />

      <path
        d="M84 186 C74 140 104 92 150 74 C206 54 276 66 306 110 C326 138 330 176 322 204 C250 186 150 176 84 186 Z"
        fill="var(--sauce)"
      />
      <path
        d="M196 200 L88 176 C66 206 68 248 96 282 C122 312 158 326 190 328 C198 300 200 250 196 200 Z"
        fill="var(--rice)"
      />
      {GRAINS.map(({ x, y, turn }) => (
        <ellipse
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          rx="6.5"
          ry="2.4"
          transform={`rotate(${turn} ${x} ${y})`}
          fill="var(--grain)"
        />
      ))}
      <path
        d="M200 196 C204 250 204 300 196 328 C250 330 296 304 316 260 C326 238 328 214 324 196 C288 184 240 186 200 196 Z"
        fill="var(--stew)"
      />
      {CHICKPEAS.map(({ x, y, r }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={r} fill="var(--chickpea)" />
          <path
            d={`M${x - 4} ${y - 3} q4 -5 8 0`}
            fill="none"
            stroke="var(--crease)"
            strokeLinecap="round"
            strokeWidth={1.5}
          />
        </g>
      ))}
      {BEANS.map((curve) => (
        <g key={curve} fill="none" strokeLinecap="round">
          <path d={curve} stroke="var(--bean-edge)" strokeWidth={15} />
          <path d={curve} stroke="var(--bean)" strokeWidth={12} />
          <path
            d={curve}
            stroke="var(--bean-light)"
            strokeDasharray="14 10"
            strokeWidth={2}
            transform="translate(0 -2)"
          />
        </g>
      ))}
      {TOMATOES.map(({ x, y, r }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${r / 24})`}>
          <circle r="24" fill="var(--tomato)" />
          <circle r="18" fill="var(--flesh)" />
          <path
            d="M0 -15 V15 M-13 -7.5 L13 7.5 M-13 7.5 L13 -7.5"
            fill="none"
            stroke="var(--rib)"
            strokeLinecap="round"
            strokeWidth={2.5}
          />
        </g>
      ))}
      {HERBS.map(({ x, y, turn }) => (
        <path
          key={`${x} ${y}`}
          d="M0 -7 C6 -4 6 4 0 7 C-6 4 -6 -4 0 -7 Z"
          transform={`translate(${x} ${y}) rotate(${turn})`}
          fill="var(--herb)"
        />
      ))}

      <path
        d="M40 2 V52 L128 128 M360 2 V76 L304 184 M40 398 V344 L112 262 M360 398 V344 L284 286"
        fill="none"
        stroke="var(--ink)"
        strokeWidth={1.2}
        vectorEffect="non-scaling-stroke"
      />
      <circle cx="128" cy="128" r="4" fill="var(--ink)" stroke="var(--plate-well)" strokeWidth={2} />
      <circle cx="304" cy="184" r="4" fill="var(--ink)" stroke="var(--plate-well)" strokeWidth={2} />
      <circle cx="112" cy="262" r="4" fill="var(--ink)" stroke="var(--plate-well)" strokeWidth={2} />
      <circle cx="284" cy="286" r="4" fill="var(--ink)" stroke="var(--plate-well)" strokeWidth={2} />
    </svg>
  );
}

type Placed = { x: number; y: number };

/** Green beans of the landing page's plate, one curve each, in the units of its 400 x 400 picture. */
const BEANS: readonly string[] = [
  'M92 150 Q140 96 226 82',
  'M104 172 Q160 116 262 102',
  'M116 118 Q190 132 276 76',
  'M150 82 Q206 118 300 116',
  'M96 128 Q150 152 240 140',
  'M132 170 Q210 160 302 136',
  'M170 68 Q178 118 148 176',
  'M250 74 Q232 130 262 172',
  'M204 172 Q262 176 318 156',
  'M186 96 Q214 150 204 186',
];

/** Where the other things lie. */
const GRAINS: readonly (Placed & { turn: number })[] = [
  { x: 96, y: 178, turn: 20 },
  { x: 116, y: 196, turn: -34 },
  { x: 90, y: 208, turn: 64 },
  { x: 138, y: 190, turn: 48 },
  { x: 110, y: 222, turn: 8 },
  { x: 134, y: 218, turn: -58 },
  { x: 160, y: 208, turn: 24 },
  { x: 94, y: 240, turn: -22 },
  { x: 120, y: 248, turn: 40 },
  { x: 148, y: 240, turn: -12 },
  { x: 174, y: 232, turn: 70 },
  { x: 112, y: 272, turn: -48 },
  { x: 138, y: 268, turn: 16 },
  { x: 164, y: 262, turn: -40 },
  { x: 184, y: 258, turn: 30 },
  { x: 136, y: 294, turn: 56 },
  { x: 160, y: 290, turn: -6 },
  { x: 182, y: 286, turn: -62 },
  { x: 172, y: 312, turn: 18 },
  { x: 186, y: 208, turn: -30 },
];

const CHICKPEAS: readonly (Placed & { r: number })[] = [
  { x: 232, y: 232, r: 13 },
  { x: 262, y: 226, r: 12 },
  { x: 292, y: 234, r: 13 },
  { x: 222, y: 262, r: 12 },
  { x: 250, y: 256, r: 14 },
  { x: 280, y: 260, r: 13 },
  { x: 304, y: 254, r: 11 },
  { x: 232, y: 290, r: 13 },
  { x: 260, y: 286, r: 12 },
  { x: 284, y: 286, r: 11 },
  { x: 216, y: 314, r: 10 },
  { x: 244, y: 312, r: 10 },
];

const TOMATOES: readonly (Placed & { r: number })[] = [
  { x: 320, y: 196, r: 17 },
  { x: 206, y: 204, r: 15 },
  { x: 120, y: 100, r: 15 },
];

const HERBS: readonly (Placed & { turn: number })[] = [
  { x: 124, y: 206, turn: 30 },
  { x: 158, y: 276, turn: -60 },
  { x: 246, y: 238, turn: 12 },
  { x: 270, y: 272, turn: 74 },
  { x: 226, y: 300, turn: -28 },
  { x: 284, y: 150, turn: 48 },
  { x: 104, y: 256, turn: 80 },
];
