type Placed = { x: number; y: number };

/** Green beans of the landing page's plate, one curve each, in the units of its 400 x 400 picture. */
export const BEANS: readonly string[] = [
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
  { x: 320, y: 196, r: 17 },
  { x: 206, y: 204, r: 15 },
  { x: 120, y: 100, r: 15 },
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
