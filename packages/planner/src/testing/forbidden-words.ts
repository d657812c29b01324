/**
 * Words of ingredient lines that a rule forbids, written from the names of foods alone. It shares nothing with the
 * planner: no flag, no class, no reading of terms; a wrong flag on a food shows up here.
 */
type Words = { forbids: RegExp; except?: RegExp };

const DAIRY: Words = {
  forbids:
    /\b(milk|buttermilk|yogurt|kefir|cream|ghee|butter|whey|cheddar|mozzarella|feta|parmesan|pecorino|ricotta|brie|gouda|edam|gruyere|swiss cheese|monterey jack|queso|cheese|paneer|pesto|naan|paratha|dark chocolate|stock cube|chorizo|english muffin|burger bun|breadcrumbs|gluten-free white bread)\b/,
  except:
    /\b(almond milk|soy milk|rice milk|coconut milk|oat milk|peanut butter|almond butter|cashew butter|seed butter|butter beans|butterhead)\b/,
};
const EGG: Words = {
  forbids: /\b(eggs?|egg white|egg yolk|mayonnaise|egg noodles|fresh egg pasta|pesto|burger bun|naan)\b/,
};
const MEAT: Words = {
  forbids:
    /\b(beef|pork|lamb|goat|venison|rabbit|chicken|turkey|duck|bacon|ham|chorizo|sausage|gelatine|stock cube|liver|meat)\b/,
  except: /\bgoat cheese|crab meat|lobster meat\b/,
};
const FISH: Words = {
  forbids:
    /\b(salmon|tuna|cod|haddock|halibut|herring|mackerel|pollock|sea bass|snapper|sole|tilapia|trout|sardines?|anchov\w+|catfish|fish|worcestershire)\b/,
};
const SHELLFISH: Words = {
  forbids: /\b(prawns?|crab|lobster|mussels?|clams?|oysters?|octopus|squid|scallops?)\b/,
  except: /\boyster mushrooms?\b/,
};
const TREE_NUTS: Words = {
  forbids: /\b(almonds?|cashews?|walnuts?|pecans?|hazelnuts?|pistachios?|macadamias?|pine nuts?|brazil nuts?|pesto)\b/,
};
const PEANUTS: Words = { forbids: /\bpeanuts?\b/ };
const GLUTEN: Words = {
  forbids:
    /\b(wheat|rye|barley|oats?|oat bran|bulgur|couscous|spelt|semolina|pasta|noodles?|bread|breadcrumbs|bun|bagel|muffin|naan|pita|chapati|paratha|flour tortilla|filo|matzo|crispbread|pumpernickel|plain white flour|bread flour|soy sauce|teriyaki|hoisin|oyster sauce|worcestershire|miso|stock cube|broth)\b/,
  except: /\b(buckwheat|rice noodles?|glass noodles?|gluten-free|wheat-free)\b/,
};
const SOY: Words = {
  forbids:
    /\b(soy|soya|tofu|tempeh|edamame|miso|tamari|soybeans?|teriyaki|hoisin|oyster sauce|worcestershire|mayonnaise|dark chocolate|stock cube)\b/,
};
const SESAME: Words = { forbids: /\b(sesame|tahini|hummus|hoisin|teriyaki)\b/ };
const LEGUMES: Words = {
  forbids:
    /\b(beans?|lentils?|chickpeas?|peas|dal|hummus|peanuts?|peanut butter|tofu|tempeh|edamame|soy|soya|miso|tamari|lupin)\b/,
  except: /\b(green beans|sugar snap peas|snow peas)\b/,
};
const GRAINS: Words = {
  forbids:
    /\b(rice|oats?|wheat|rye|barley|bulgur|couscous|pasta|noodles?|bread|tortilla|pita|naan|chapati|flour|polenta|cornmeal|millet|sorghum|teff|spelt|semolina|quinoa|amaranth|buckwheat|popcorn|sweetcorn|cornstarch)\b/,
  except: /\b(amaranth leaves|cauliflower rice|chickpea flour|arrowroot flour)\b/,
};
const ALCOHOL: Words = { forbids: /\b(wine|vanilla extract|teriyaki)\b/, except: /\bwine vinegar\b/ };
const HONEY: Words = { forbids: /\bhoney\b/ };
const SWEETENERS: Words = {
  forbids: /\b(white sugar|brown sugar|powdered sugar|maple syrup|agave syrup|molasses|ketchup|teriyaki|hoisin)\b/,
};
const RENNET_CHEESE: Words = { forbids: /\b(parmesan|pecorino|gruyere|pesto)\b/ };
const BUTTER_FAT: Words = {
  forbids: /\b(butter|ghee|heavy cream|single cream|sour cream)\b/,
  except: /\b(peanut butter|almond butter|cashew butter|seed butter|butter beans|butterhead)\b/,
};
const RED_MEAT: Words = {
  forbids: /\b(beef|pork|lamb|goat|venison|rabbit|bacon|ham|chorizo|sausage)\b/,
  except: /\bgoat cheese\b/,
};
const SEED_OIL: Words = { forbids: /\b(canola|sunflower|soybean|corn) oil\b/ };
const OTHER_FATS: Words = {
  forbids: /\b(canola|sunflower|soybean|corn|peanut|coconut|sesame|avocado|mustard|flaxseed) oil|ghee\b/,
};
const WHITE_POTATO: Words = { forbids: /\bpotato(es)?\b/, except: /\bsweet potato(es)?\b/ };

/** What each diet forbids, in words of ingredients. */
export const DIET_WORDS: Record<string, readonly Words[]> = {
  vegan: [MEAT, FISH, SHELLFISH, EGG, DAIRY, HONEY],
  vegetarian: [MEAT, FISH, SHELLFISH, RENNET_CHEESE],
  paleo: [DAIRY, LEGUMES, GRAINS, SWEETENERS, SEED_OIL, WHITE_POTATO],
  mediterranean: [RED_MEAT, BUTTER_FAT, SEED_OIL, OTHER_FATS],
  keto: [],
  low_carb: [],
  high_protein: [],
  none: [],
};

/** What each excluded term that the tests type forbids, in words of ingredients. */
export const TERM_WORDS: Record<string, readonly Words[]> = {
  nuts: [TREE_NUTS, PEANUTS],
  'tree nuts': [TREE_NUTS],
  peanuts: [PEANUTS],
  dairy: [DAIRY],
  milk: [DAIRY],
  lactose: [DAIRY],
  eggs: [EGG],
  fish: [FISH],
  shellfish: [SHELLFISH],
  seafood: [FISH, SHELLFISH],
  gluten: [GLUTEN],
  soy: [SOY],
  sesame: [SESAME],
  meat: [MEAT],
  'red meat': [RED_MEAT],
  pork: [{ forbids: /\b(pork|bacon|ham|chorizo|sausage|gelatine)\b/ }],
  beef: [{ forbids: /\bbeef\b/ }],
  legumes: [LEGUMES],
  alcohol: [ALCOHOL],
  honey: [HONEY],
  mushrooms: [{ forbids: /\bmushrooms?\b/ }],
  coconut: [{ forbids: /\bcoconut\b/ }],
  tofu: [{ forbids: /\btofu\b/ }],
  tomatoes: [{ forbids: /\b(tomato(es)?|ketchup|salsa)\b/ }],
  onion: [{ forbids: /\b(onions?|shallots?)\b/ }],
  cheese: [{ forbids: /\b(cheese|cheddar|mozzarella|feta|parmesan|ricotta|brie|gouda|pesto)\b/ }],
  chicken: [{ forbids: /\bchicken\b/ }],
  'bell peppers': [{ forbids: /\bbell pepper\b/ }],
  rice: [{ forbids: /\brice\b/ }],
  avocado: [{ forbids: /\bavocado\b/ }],
  celery: [{ forbids: /\b(celery|celeriac|broth|stock cube)\b/ }],
  mustard: [{ forbids: /\b(mustard|mayonnaise|curry powder)\b/ }],
  banana: [{ forbids: /\bbanana\b/ }],
  cilantro: [{ forbids: /\bfresh coriander\b/ }],
};

/** The ingredient names that break one of the rules. */
export function forbiddenIn(ingredients: readonly string[], rules: readonly Words[]): string[] {
  return ingredients.filter((name) =>
    rules.some(({ forbids, except }) => forbids.test(except ? name.replaceAll(new RegExp(except, 'g'), '') : name)),
  );
}
