type LeafProps = { x: number; y: number; turn?: number; size?: number; fill?: string; vein?: string };

/** A basil leaf that grows upwards from its place; `turn` in degrees, size 1 is 40 units long. */
export function Leaf({ x, y, turn = 0, size = 1, fill = 'var(--basil)', vein = 'var(--basil-light)' }: LeafProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d="M0 0 C-17 -8 -17 -28 0 -40 C17 -28 17 -8 0 0 Z" fill={fill} />
      <path
        d="M0 -3 V-31 M0 -12 L7 -18 M0 -12 L-7 -18 M0 -21 L5 -26 M0 -21 L-5 -26"
        fill="none"
        stroke={vein}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </g>
  );
}
