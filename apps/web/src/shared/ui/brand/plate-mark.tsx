/** The plate of the brand: seen from above, with one bite-sized wedge. Decorative. */
export function PlateMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <circle
        cx="16"
        cy="16"
        r="15"
        fill="var(--plate)"
        stroke="var(--plate-rim)"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
      <circle
        cx="16"
        cy="16"
        r="10.5"
        fill="var(--plate-well)"
        stroke="var(--plate-line)"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      <path d="M16 16 V5.5 A10.5 10.5 0 0 1 25.1 10.75 Z" fill="var(--plate-wedge)" />
    </svg>
  );
}
