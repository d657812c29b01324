/** How many of everything a least squares has. */
type Sizes = {
  variables: number;
  /** Lines that each variable counts in: the first always count, the others, limits, only while they are above zero. */
  linesOfOne: number;
  alwaysCount: number;
  lines: number;
  /** Bounds, and how often variables count towards one. */
  bounds: number;
  shares: number;
};

/** A bounded least squares whose variables stand somewhere, in flat arrays: a week moves variables some hundred million times. */
export type LeastSquares = Sizes & {
  /** Of each variable in turn: where it stands. */
  scales: Float64Array;
  /** Of each variable its constants, in the order of `CONSTANTS`. */
  constants: Float64Array;
  /** Of each variable the lines that it counts in, by place in `values`, and how much it counts in each. */
  lineOf: Int32Array;
  coefficients: Float64Array;
  /** What each line comes to, which should be zero. */
  values: Float64Array;
  /** Behind the last of each variable's shares. */
  sharesEnd: Int32Array;
  /** The bounds that variables count towards, by place in `filled`, and how much of each. */
  boundOf: Int32Array;
  share: Float64Array;
  /** What each bound comes to: it is at its limit at 1 and counts only beyond it, on the side of its sign. */
  filled: Float64Array;
  signs: Float64Array;
};

/** The start of a variable, how far it may move, how much it is drawn back, and that with the squares of what always counts. */
export const CONSTANTS = { start: 0, min: 1, max: 2, pull: 3, curvature: 4, count: 5 } as const;

const AT_FIRST: Sizes = { variables: 64, linesOfOne: 16, alwaysCount: 0, lines: 64, bounds: 128, shares: 256 };

let workspace = newSquares(AT_FIRST);

/** Arrays that hold so much, for the caller to fill. They are the same ones each time: one is solved before the next is set up. */
export function squaresOf(sizes: Sizes): LeastSquares {
  const { scales, lineOf, values, filled, boundOf } = workspace;
  const isRoomy =
    sizes.variables <= scales.length &&
    sizes.variables * sizes.linesOfOne <= lineOf.length &&
    sizes.lines <= values.length &&
    sizes.bounds <= filled.length &&
    sizes.shares <= boundOf.length;
  if (!isRoomy) workspace = newSquares(sizes);
  return Object.assign(workspace, sizes);
}

function newSquares(sizes: Sizes): LeastSquares {
  const { variables, linesOfOne, lines, bounds, shares } = sizes;
  return {
    ...sizes,
    scales: new Float64Array(variables),
    constants: new Float64Array(variables * CONSTANTS.count),
    lineOf: new Int32Array(variables * linesOfOne),
    coefficients: new Float64Array(variables * linesOfOne),
    values: new Float64Array(lines),
    sharesEnd: new Int32Array(variables),
    boundOf: new Int32Array(shares),
    share: new Float64Array(shares),
    filled: new Float64Array(bounds),
    signs: new Float64Array(bounds),
  };
}

/** The largest step of a sweep, as a part of where a variable started, below which nothing moves any more. */
const AT_REST = 1e-4;

/** What a bound weighs, and how far inside of its limit it begins to. */
type PlateAim = { weight: number; margin: number };

/**
 * Coordinate descent: moves one variable after the other to where the squares are least, for so many rounds at most. Scales,
 * values and bounds are moved in their place.
 */
export function descend(squares: LeastSquares, plate: PlateAim, sweeps: number): void {
  for (let count = 0; count < sweeps; count++) if (sweep(squares, plate) < AT_REST) return;
}

/** Moves each variable once; returns the largest step, as a part of where its variable started. */
function sweep(squares: LeastSquares, { weight, margin }: PlateAim): number {
  const { variables, linesOfOne, alwaysCount, scales, constants, lineOf, coefficients, values } = squares;
  const { sharesEnd, boundOf, share, filled, signs } = squares;
  let moved = 0;
  for (let one = 0; one < variables; one++) {
    const own = one * CONSTANTS.count;
    const start = constants[own] as number;
    const current = scales[one] as number;
    let slope = (constants[own + CONSTANTS.pull] as number) * (current - start);
    let curvature = constants[own + CONSTANTS.curvature] as number;
    const firstLine = one * linesOfOne;
    const firstLimit = firstLine + alwaysCount;
    const lastLine = firstLine + linesOfOne;
    for (let at = firstLine; at < firstLimit; at++) {
      slope += (coefficients[at] as number) * (values[lineOf[at] as number] as number);
    }
    for (let at = firstLimit; at < lastLine; at++) {
      const value = values[lineOf[at] as number] as number;
      if (value <= 0) continue;
      const coefficient = coefficients[at] as number;
      slope += coefficient * value;
      curvature += coefficient * coefficient;
    }
    const firstShare = one === 0 ? 0 : (sharesEnd[one - 1] as number);
    const lastShare = sharesEnd[one] as number;
    for (let at = firstShare; at < lastShare; at++) {
      const bound = boundOf[at] as number;
      const sign = signs[bound] as number;
      const beyond = sign * ((filled[bound] as number) - 1) + margin;
      if (beyond <= 0) continue;
      const coefficient = weight * (share[at] as number);
      slope += coefficient * sign * weight * beyond;
      curvature += coefficient * coefficient;
    }
    const wanted = current - slope / curvature;
    const min = constants[own + CONSTANTS.min] as number;
    const max = constants[own + CONSTANTS.max] as number;
    const next = wanted < min ? min : wanted > max ? max : wanted;
    const step = next - current;
    if (step === 0) continue;
    scales[one] = next;
    for (let at = firstLine; at < lastLine; at++) {
      const line = lineOf[at] as number;
      values[line] = (values[line] as number) + (coefficients[at] as number) * step;
    }
    for (let at = firstShare; at < lastShare; at++) {
      const bound = boundOf[at] as number;
      filled[bound] = (filled[bound] as number) + (share[at] as number) * step;
    }
    moved = Math.max(moved, Math.abs(step / start));
  }
  return moved;
}
