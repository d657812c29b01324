import type { PlatedMeal, PlatePart } from './plate-parts.ts';
import { volumeOf } from './volume-of.ts';

/** What the meal is served in. */
export type Vessel = 'plate' | 'bowl' | 'pan' | 'glass';

/** How the food lies: each kind apart, all mixed on one bed, as a salad, in a liquid, or as a cream with toppings. */
export type Arrangement = 'apart' | 'mixed' | 'salad' | 'soup' | 'cream' | 'drink';

export type DishForm = { vessel: Vessel; arrangement: Arrangement; isStewed: boolean };

const DRINK = /\b(?:smoothie|lassi|shake|juice|latte|chaas|cooler|milkshake|tea|coffee|cocoa|ayran|milk)$/;
const SOUP =
  /\b(?:soup|broth|shorba|rasam|chowder|gazpacho|ramen|pho|tom kha|tom yum|jjigae|laksa|sinigang|borscht|ribollita|minestrone|harira|caldo|bisque|sambar|sundubu|tenga|gumbo)\b/;
const CREAM =
  /\b(?:porridge|oats|oatmeal|muesli|bircher|granola|pudding|kheer|parfait|smoothie bowl|chia pot|mousse|dalia|congee|whipped|raita|overnight|cottage cheese bowl|genfo)\b/;
const SALAD = /\bsalad$|\bsalad\b|\bceviche$|\btataki\b/;
const MIXED =
  /\b(?:biryani|pulao|pilaf|fried rice|khichdi|poha|upma|jollof|paella|risotto|quinotto|tabbouleh|chaat|spaghetti|pasta|linguine|noodles?|soba|pad thai|japchae|lasagne|mee goreng|nasi goreng|kottu|haleem|pongal|sevai|kedgeree|spanakorizo|mujaddara|couscous with|hash|stir-fry|bhel|nokedli|csusza|käsespätzle|fesenjan|burghul|succotash|siniya|caponata)\b/;
const STEW =
  /\b(?:curry|dal|dals|stew|masala|chana|rajma|usal|lobia|ragù|ragu|bean chilli|chilli con carne|tagine|korma|kadhi|vindaloo|wat|feijoada|saag|palak|makhani|makhni|mafe|ginisang|goulash|bourguignon|rogan josh|laal maas|kootu|pappu|parippu|matki|munggo|bobotie|adobo|moqueca|rendang|mole|paprikash|braise|braised|moilee|molee|mappas|patio|gosht|nimona|pitla|olan|chakalaka|loubieh|picadillo|butter chicken|cacciatore|chole|saganaki|caldereta|chakhokhbili|gravy|tutu|gassi|shiro|keema|satsivi|patio|yassa|bredie|cacciucco|rajma|dhansak|kosha|tenga|pulimunchi|lobio|gigantes|ratatouille|ful|cholar|misir|langar)\b/;
const PAN =
  /\b(?:shakshuka|frittata|skillet|paella|spanish tortilla|ratatouille|baked eggs|revuelto|saganaki|hash|gambas)\b/;
const BOWL = /\b(?:bowl|donburi|bibimbap|poke|ramen|pot)\b/;

/** How a meal is served: its name says it, or else what is in it. */
export function dishForm({ name, mealType }: PlatedMeal, parts: readonly PlatePart[]): DishForm {
  const title = name.toLowerCase();
  const head = title.split(/ with | on | over | in | and served /)[0] ?? title;
  const stew =
    STEW.test(head) && mealType !== 'snack' && shareOf(parts, ({ appearance }) => appearance.role === 'top') < 0.4;
  if (DRINK.test(head)) return { vessel: 'glass', arrangement: 'drink', isStewed: false };
  if (CREAM.test(head) || /^[a-z -]*yogurt with/.test(title))
    return { vessel: 'bowl', arrangement: 'cream', isStewed: false };
  if (SOUP.test(head)) return { vessel: 'bowl', arrangement: 'soup', isStewed: false };
  if (SALAD.test(head)) return { vessel: 'plate', arrangement: 'salad', isStewed: false };
  const vessel: Vessel = PAN.test(head) ? 'pan' : BOWL.test(head) ? 'bowl' : 'plate';
  if (MIXED.test(head)) return { vessel, arrangement: 'mixed', isStewed: false };
  if (/\b(?:shakshuka|ratatouille|saganaki)\b/.test(head))
    return { vessel: 'pan', arrangement: 'soup', isStewed: true };
  if (isDrink(parts)) return { vessel: 'glass', arrangement: 'drink', isStewed: false };
  if (isCreamy(parts, mealType)) return { vessel: 'bowl', arrangement: 'cream', isStewed: false };
  if (isLeafy(parts)) return { vessel: 'plate', arrangement: 'salad', isStewed: false };
  const hasSides = parts.some(
    ({ appearance, grams }) => grams > 20 && ['bed', 'bread', 'flour'].includes(appearance.role),
  );
  return {
    vessel: stew && !hasSides ? 'bowl' : vessel,
    arrangement: stew && !hasSides ? 'soup' : 'apart',
    isStewed: stew,
  };
}

/** What part of the room is taken by some of the parts. */
function shareOf(parts: readonly PlatePart[], of: (part: PlatePart) => boolean): number {
  return volumeOf(parts.filter(of)) / (volumeOf(parts) || 1);
}

function isDrink(parts: readonly PlatePart[]): boolean {
  return (
    parts.length > 0 && shareOf(parts, ({ appearance }) => appearance.role === 'wet' && appearance.glyph === null) > 0.8
  );
}

function isCreamy(parts: readonly PlatePart[], mealType: PlatedMeal['mealType']): boolean {
  if (mealType !== 'breakfast' && mealType !== 'snack') return false;
  const hasSavoury = parts.some(({ appearance }) =>
    ['main', 'pulse', 'vegetable', 'leaf', 'bread', 'flour'].includes(appearance.role),
  );
  return !hasSavoury && shareOf(parts, ({ appearance }) => appearance.role === 'wet') > 0.35;
}

function isLeafy(parts: readonly PlatePart[]): boolean {
  const hasBed = parts.some(
    ({ appearance }) => appearance.role === 'bed' || appearance.role === 'bread' || appearance.role === 'flour',
  );
  return (
    !hasBed &&
    shareOf(
      parts,
      ({ appearance }) =>
        appearance.glyph === 'lettuce' || appearance.glyph === 'iceberg' || appearance.glyph === 'rocket',
    ) > 0.25
  );
}
