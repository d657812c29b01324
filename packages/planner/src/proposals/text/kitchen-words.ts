import { FOODS } from '@platewise/nutrition/foods/foods';
import { RECIPES } from '@platewise/nutrition/recipes/recipes';
import { wordsOf } from '@platewise/nutrition/words/word-forms';

/** Words of other people's recipes that ours happen not to use. */
const OTHER_WORDS = `about above across additional adjust aluminium aroma aromatic arrange assemble assembled available
  baste batch beneath blanch blender bottom bowls bring browned brush bubble bubbling carefully casserole centre center
  charred check chilled chop choice coarse coarsely coat coated colander color colour combine combined comfortable
  completely consistency container continue continuously cookie cooker cool cooled cover covered creamy crisp crispy
  crumbly crust cube cut cutting decorate deep deglaze degree desired dice direction discard dish distribute divide
  dollop dough drain dress drizzle during dusting each easily edge enjoy enough ensure even evenly every extra fahrenheit
  celsius favorite favourite few final finally fine finely finish firm firmly first flake flame flat flavor flavorful
  flavour flip fluff fluffy foil fold following food fork form fragrant freeze freezer fridge fry frying garnish generous
  generously gentle gently glass glaze golden grill griddle half hand handful heat heated heavy high hot hour immediately
  individual ingredient instruction into jar juicy keep knead ladle large last layer lay least leave let lid lightly line
  lined little loosely low lower mash marinade marinate material medium melt melted microwave middle mix mixed mixer
  mixing mixture moderate moisture mound nearly needed next nicely nonstick non occasionally once opaque open optional
  order oven over overnight own pack packet paper parchment part pat patty peel per perfectly pink place plate platter poach
  portion possible pot pour prefer preferred preheat preheated prepare prepared press processor proceed pulse put quarter quick quickly
  quite rack ramekin ready reduce reduced refrigerate refrigerator release remain remaining remove repeat reserve reserved
  rest resting return rice rim rinse roast roasting roll room rough roughly round sauce saucepan saute sauteed scrape
  seal seam sear seared season seasoned seasoning second separate serve serving set shake shallow shape sheet short
  shred side sieve sift simmer simmering simply single size sizzle skewer skillet slice slightly slowly small smooth
  soak soft soften softened soup spatula spice splash spoon spread sprig sprinkle squeeze stand start steam steamed
  steamer stew sticking stir stirfry stove stovetop strain strip stuff stuffed suitable surface sweat swirl tablespoon
  taste teaspoon temperature tender tenderize texture then thick thicken thickened thickness thin thinly third thoroughly
  through time toast toasted toasty together top topped topping toss total towel translucent transfer tray turn twice
  type typical under unroll until upright use using vessel vigorously wait warm warmed wash well whisk whisked whole wide
  wilt wilted wipe wok wooden wrap wrapped yield you your almost along already also always another any aside at away
  back base become before begin below best better between both but by can clean come crack cross dark day do does done
  down dry either else end except fast for four five six seven eight nine ten from full further get give go good grease
  greased have he her here how if in inside instead is it its just kitchen large later lay less lift light like liquid
  long look make many may mean meanwhile mince minute more most move much must near need new no not now of off often old
  on one only or other out outside per pop rather same save see serve several shine should similar since so some
  something spare still such take than that the their them there these they thing this those though three throughout to
  too towards try two up upon very want was way were what when where which while will wish with within without work
  would yet zest zested juiced crushed grated shredded melting browning boiling roasted grilled baked fried steaming
  poached scrambled stuffing filling dressing salsa relish pilaf stirring tossing spiced herbed herby zesty smoky tangy
  hearty rustic creamed loaded style inspired bake skillet sheet one pan bowl wrap tacos taco burrito frittata omelette
  hash scramble parfait pudding porridge overnight energy bites platter medley delight classic simple easy quick warm
  cold summer winter spring autumn rainbow garden harvest power protein packed golden`;

const KITCHEN_WORDS: ReadonlySet<string> = new Set(
  wordsOf(
    [
      ...RECIPES.flatMap(({ name, cuisine, steps }) => [name, cuisine, ...steps]),
      ...FOODS.flatMap(({ name, aliases }) => [name, ...aliases]),
      OTHER_WORDS,
    ].join(' '),
  ),
);

/** True when a word (singular, as `wordsOf` gives it) is one that recipes are written in, or a number. */
export function isKitchenWord(word: string): boolean {
  return KITCHEN_WORDS.has(word) || /^\d+$/.test(word);
}
