type Spot = { x: number; y: number; turn: number; key: number };

/**
 * Places for `count` grains within an ellipse, spread like the seeds of a sunflower: the same every time, nowhere crowded.
 */
export function scattered(count: number, cx: number, cy: number, rx: number, ry: number): Spot[] {
  const goldenAngle = Math.PI * (3 - Math.sqrt(5));
  return Array.from({ length: count }, (_, index) => {
    const reach = Math.sqrt((index + 0.5) / count);
    const angle = index * goldenAngle;
    return {
      key: index,
      x: round(cx + rx * reach * Math.cos(angle)),
      y: round(cy + ry * reach * Math.sin(angle)),
      turn: (index * 47) % 180,
    };
  });
}

// Engines may differ in the last digits of a sine; what is prerendered must not.
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
