import { type Mark, softOutline } from './mark.ts';
import { type Brush, paintParts } from './paint-parts.ts';
import type { PlatePart } from './plate-parts.ts';
import { disc, type Region, sector } from './region.ts';
import { sauceColour } from './sauce-colour.ts';
import { volumeOf } from './volume-of.ts';

type Portion = { parts: readonly PlatePart[]; hasSauce: boolean };

/** What part of the plate a portion takes, at the least and before it is set against the others at the most. */
const SHARE = { min: 0.26, max: 0.55 };

/** Paints each kind of food in a portion of its own, as wide as there is much of it, the heart of the dish in front. */
export function paintPortions(
  on: readonly PlatePart[],
  all: readonly PlatePart[],
  brush: Brush,
  { reach, isStewed }: { reach: number; isStewed: boolean },
): Mark[] {
  const portions = portionsOf(on, brush.dish, isStewed);
  return placed(portions, reach, brush.random)
    .toReversed()
    .flatMap(({ region, parts, hasSauce }) => {
      if (!hasSauce) return paintParts(region, parts, brush);
      const sauce = { d: softOutline(region), fill: sauceColour(all) };
      return [sauce, ...paintParts(region, parts, brush, { density: 0.72, hasGround: false, isCut: true })];
    });
}

function portionsOf(on: readonly PlatePart[], dish: string, isStewed: boolean): Portion[] {
  const isSide = namedAsSide(dish);
  const starch = on.filter(isStarch);
  const heart = on.filter(
    (part) =>
      ['main', 'pulse'].includes(part.appearance.role) ||
      (isStewed && part.appearance.role === 'vegetable' && !isSide(part.name)),
  );
  const rest = on.filter((part) => !starch.includes(part) && !heart.includes(part));
  const [first, ...others] = rest;
  const isSplit = first !== undefined && starch.length === 0 && volumeOf(others) > first.volume * 0.7;
  const portions = [heart, starch, ...(isSplit ? [[first], others] : [rest])];
  return portions.flatMap((parts) => (parts.length > 0 ? [{ parts, hasSauce: isStewed && parts === heart }] : []));
}

/** Whether a food is named among the sides: 'spinach' in 'Masoor dal with spinach and rice'. */
function namedAsSide(dish: string): (food: string) => boolean {
  const [, sides = ''] = dish.toLowerCase().split(/ with | on | over /);
  return (food) =>
    food
      .toLowerCase()
      .split(/[\s-]/)
      .some((word) => word.length > 3 && sides.includes(word.replace(/e?s$/, '')));
}

function placed(portions: readonly Portion[], reach: number, random: () => number): (Portion & { region: Region })[] {
  const [only] = portions;
  if (only && portions.length === 1) return [{ ...only, region: disc(reach - 9, random) }];
  const total = portions.reduce((sum, { parts }) => sum + volumeOf(parts), 0);
  const shares = portions.map(({ parts }) => Math.min(SHARE.max, Math.max(SHARE.min, volumeOf(parts) / total)));
  const sum = shares.reduce((all, share) => all + share, 0);
  const angles = shares.map((share) => (share / sum) * 2 * Math.PI);
  // The first portion lies in front, towards the one who eats.
  let angle = Math.PI / 2 - (angles[0] ?? 0) / 2 + (random() - 0.5) * 0.7;
  return portions.map((portion, index) => {
    const from = angle;
    angle += angles[index] ?? 0;
    return { ...portion, region: sector(from, angle, reach, random) };
  });
}

function isStarch({ appearance }: PlatePart): boolean {
  return appearance.role === 'bed' || appearance.role === 'bread' || appearance.role === 'flour';
}
