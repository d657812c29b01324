type Placed = { x: number; y: number };

/** Where things lie on the plate of the landing page, in the units of its 400 x 400 picture. */
export const LEAVES: readonly (Placed & { turn: number; size: number })[] = [
  { x: 128, y: 122, turn: -52, size: 1 },
  { x: 168, y: 92, turn: -18, size: 1.05 },
  { x: 214, y: 84, turn: 14, size: 1.05 },
  { x: 150, y: 148, turn: -70, size: 0.8 },
  { x: 190, y: 132, turn: -24, size: 1 },
  { x: 232, y: 124, turn: 32, size: 0.95 },
  { x: 196, y: 168, turn: 4, size: 0.72 },
];

export const GRAINS: readonly (Placed & { turn: number })[] = [
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

export const CHICKPEAS: readonly (Placed & { r: number })[] = [
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

export const TOMATOES: readonly (Placed & { r: number })[] = [
  { x: 284, y: 126, r: 27 },
  { x: 308, y: 172, r: 25 },
  { x: 258, y: 170, r: 24 },
];

export const HERBS: readonly (Placed & { turn: number })[] = [
  { x: 124, y: 206, turn: 30 },
  { x: 158, y: 276, turn: -60 },
  { x: 246, y: 238, turn: 12 },
  { x: 270, y: 272, turn: 74 },
  { x: 226, y: 300, turn: -28 },
  { x: 284, y: 150, turn: 48 },
  { x: 104, y: 256, turn: 80 },
];

export const SEEDS: readonly Placed[] = [
  { x: 148, y: 112 },
  { x: 182, y: 106 },
  { x: 206, y: 112 },
  { x: 226, y: 100 },
  { x: 170, y: 146 },
  { x: 214, y: 148 },
  { x: 140, y: 136 },
  { x: 244, y: 140 },
  { x: 188, y: 156 },
];
