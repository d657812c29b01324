import { Box } from '@mantine/core';
import { MiniPlate } from '../../../shared/ui/illustrations/mini-plate.tsx';

/** A box of recipe cards, the best one in front. Decorative. */
export function KeepPicture() {
  return (
    <Box px="12%" py="lg" bdrs="md" bg="var(--sunken)">
      <svg viewBox="0 0 360 230" display="block" width="100%" aria-hidden="true" focusable="false">
        <path d="M24 206 H336" fill="none" stroke="var(--field-border)" strokeLinecap="round" strokeWidth={1.5} />
        <g transform="rotate(-4 150 96)">
          <rect
            x="92"
            y="34"
            width="150"
            height="120"
            rx="6"
            fill="var(--track)"
            stroke="var(--plate-line)"
            strokeWidth={1.5}
          />
        </g>
        <g transform="rotate(3 200 90)">
          <rect
            x="112"
            y="26"
            width="150"
            height="120"
            rx="6"
            fill="var(--track)"
            stroke="var(--plate-line)"
            strokeWidth={1.5}
          />
          <rect x="128" y="18" width="44" height="14" rx="4" fill="var(--saffron)" />
        </g>
        <rect
          x="100"
          y="46"
          width="156"
          height="120"
          rx="6"
          fill="var(--plate)"
          stroke="var(--plate-line)"
          strokeWidth={1.5}
        />
        <MiniPlate kind="beans" size={70} x={112} y={58} />
        <rect x="194" y="66" width="46" height="8" rx="4" fill="var(--track)" />
        <rect x="194" y="84" width="34" height="8" rx="4" fill="var(--track)" />
        <path
          d="M226 122 c-9 -7 -14 -11 -14 -17 a7 7 0 0 1 14 -3 a7 7 0 0 1 14 3 c0 6 -5 10 -14 17 Z"
          fill="var(--tomato)"
        />
        <path d="M76 130 H280 L272 206 H84 Z" fill="var(--fat)" />
        <path d="M76 130 H280 L278.500 144 H77.500 Z" fill="var(--fat)" opacity={0.35} />
        <rect x="148" y="158" width="60" height="26" rx="4" fill="var(--plate)" />
        <rect x="158" y="167" width="40" height="8" rx="4" fill="var(--track)" />
      </svg>
    </Box>
  );
}
