/** The colours of foods, of one family with the palette; a dark theme turns the lamp down over all of them at once. */
export const HUES = {
  almond: '#b9783f',
  amber: '#dd9f2d',
  apricot: '#eda24e',
  aubergine: '#54355f',
  basil: '#2f8246',
  bean: '#4f9e4b',
  beet: '#8e2c55',
  black: '#3a302e',
  blueberry: '#4d568f',
  brick: '#b8452c',
  brown: '#85563a',
  butter: '#f6dc93',
  caramel: '#c58a45',
  cherry: '#94243c',
  chickpea: '#e9bf72',
  coral: '#ee8d68',
  corn: '#efc243',
  cream: '#f6ecd2',
  crust: '#b77b42',
  cocoa: '#5b3a2b',
  cucumber: '#d5e9bd',
  forest: '#256b39',
  golden: '#dba653',
  grape: '#7a4a73',
  kidney: '#8d3a31',
  leaf: '#3f9a55',
  lemon: '#f1d35c',
  lentil: '#a9743c',
  lime: '#a5c960',
  mango: '#f2ad3b',
  meat: '#8a4d38',
  moss: '#7d8b45',
  oat: '#e9d7ac',
  olive: '#8c934a',
  orange: '#e8872e',
  pale: '#eef0cd',
  peach: '#f3b07c',
  pink: '#e79a94',
  plum: '#5f2f52',
  pumpkin: '#e2842f',
  radish: '#d04a72',
  raspberry: '#c63d5e',
  rose: '#c4685c',
  rust: '#cf6a35',
  sage: '#8cba72',
  salmon: '#ef8f62',
  sand: '#d9bd88',
  slate: '#6d8391',
  smoke: '#b5b0a2',
  tan: '#cfa06a',
  toast: '#d39a56',
  tofu: '#f3e3ba',
  tomato: '#c9452f',
  vermilion: '#e2634c',
  white: '#fffaf0',
  yolk: '#f1b02f',
} as const;

/** Two colours mixed: 0 is the first, 1 the second. */
export function mixed(one: string, other: string, share: number): string {
  const channel = (at: number) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export function darker(hex: string, share = 0.2): string {
  return mixed(hex, '#2a1c14', share);
}

export function lighter(hex: string, share = 0.3): string {
  return mixed(hex, HUES.white, share);
}
