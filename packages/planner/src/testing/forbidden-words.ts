/**
 * Words of ingredient lines, titles and steps that a rule forbids, written from the names of foods alone. It shares
 * nothing with the planner: no flag, no class, no reading of terms; a wrong flag on a food shows up here.
 */
export type Words = { forbids: RegExp; except?: RegExp };

const GLUTEN_FREE =
  /\b(buckwheat|(rice|glass|courgette) noodles?|rice vermicelli|gluten-free( corn pasta| white bread)?|corn pasta|wheat-free|bun cha)\b/;
const DAIRY: Words = {
  forbids:
    /\b(milk|buttermilk|yogurt|kefir|cream|ghee|butter|whey|cheddar|mozzarella|feta|parmesan|pecorino|ricotta|brie|gouda|edam|gruyere|swiss cheese|monterey jack|queso|cheese|paneer|khoya|curd|dahi|lassi|raita|custard|casein|pesto|naan|paratha|dark chocolate|stock cube|broth|chorizo|english muffin|burger bun|breadcrumbs|gluten-free white bread)\b/,
  except:
    /\b(almond milk|soy milk|rice milk|coconut milk|oat milk|peanut butter|almond butter|cashew butter|seed butter|butter beans|butterhead|bean curd|cocoa butter|custard apple)\b/,
};
const EGG: Words = {
  forbids:
    /\b(eggs?|egg white|egg yolk|yolks?|mayonnaise|aioli|meringue|omelettes?|frittata|egg noodles|fresh egg pasta|pesto|burger bun|naan|gluten-free white bread)\b/,
};
const MEAT: Words = {
  forbids:
    /\b(beef|pork|lamb|goat|venison|rabbit|chicken|turkey|duck|bacon|ham|chorizo|sausage|gelatine|stock cube|liver|meat|steaks?|mince|keema|mutton|veal|prosciutto|pancetta|salami|lard|suet|gelatin|(beef|chicken) (broth|stock))\b/,
  except:
    /\b(goat cheese|crab meat|lobster meat|(tuna|salmon|cauliflower|cabbage|aubergine|tofu) steaks?|soya mince)\b/,
};
const FISH: Words = {
  forbids:
    /\b(salmon|tuna|cod|haddock|halibut|herring|mackerel|pollock|sea bass|snapper|sole|tilapia|trout|sardines?|anchov\w+|catfish|fish|worcestershire|basa|surimi|caviar|roe|dashi|bonito)\b/,
};
const SHELLFISH: Words = {
  forbids:
    /\b(prawns?|shrimps?|crayfish|langoustines?|scampi|snails?|cuttlefish|calamari|crab|lobster|mussels?|clams?|oysters?|octopus|squid|scallops?)\b/,
  except: /\boyster mushrooms?\b/,
};
const CRUSTACEANS: Words = { forbids: /\b(prawns?|shrimps?|crayfish|langoustines?|scampi|crab|lobster)\b/ };
const MOLLUSCS: Words = {
  forbids: /\b(mussels?|clams?|oysters?|octopus|squid|calamari|cuttlefish|scallops?|snails?)\b/,
  except: /\boyster mushrooms?\b/,
};
const TREE_NUTS: Words = {
  except: /\b(water chestnuts?|chestnut mushrooms?)\b/,
  forbids:
    /\b(chestnuts?|almonds?|cashews?|walnuts?|pecans?|hazelnuts?|pistachios?|macadamias?|pine nuts?|brazil nuts?|pesto|praline|marzipan|frangipane|nutella|mixed nuts|crushed nuts|chopped nuts)\b/,
};
const PEANUTS: Words = { forbids: /\b(peanuts?|groundnuts?|satay)\b/ };
const GLUTEN: Words = {
  forbids:
    /\b(wheat|rye|barley|oats?|oatmeal|oat bran|bulgur|couscous|spelt|farro|freekeh|semolina|pasta|noodles?|bread|breadcrumbs|panko|bun|bagel|muffin|naan|pita|chapati|atta|maida|paratha|flour tortilla|filo|matzo|crispbread|pumpernickel|plain white flour|bread flour|soy sauce|teriyaki|hoisin|oyster sauce|worcestershire|miso|stock cube|broth|sausage|seitan|beer|malt)\b/,
  except: GLUTEN_FREE,
};
const SOY: Words = {
  forbids:
    /\b(soy|soya|tofu|tempeh|edamame|miso|tamari|soybeans?|teriyaki|hoisin|oyster sauce|worcestershire|mayonnaise|dark chocolate|stock cube|broth|bagel|breadcrumbs|burger bun|chapati|english muffin|filo|bread|naan|paratha|pita|flour tortilla|whole-wheat tortilla|hummus|whey|chorizo|sausage|canned tuna|pesto)\b/,
  except: /\bbread flour\b/,
};
const SESAME: Words = {
  forbids:
    /\b(sesame|tahini|hummus|hoisin|teriyaki|halva|dukkah|za'atar|bagel|breadcrumbs|burger bun|multigrain bread)\b/,
};
const LEGUMES: Words = {
  forbids:
    /\b(beans?|lentils?|chickpeas?|peas|dal|besan|hummus|peanuts?|peanut butter|tofu|tempeh|edamame|soy|soya|miso|tamari|lupin|glass noodles|mixed vegetables|soybean)\b/,
  except: /\b(green beans?|sugar snap peas|snow peas)\b/,
};
const GRAINS: Words = {
  forbids:
    /\b(rice|poha|ragi|oats?|wheat|rye|barley|bulgur|couscous|pasta|noodles?|bread|breadcrumbs|bun|bagel|muffin|filo|matzo|tortilla|pita|naan|chapati|paratha|flour|polenta|cornmeal|masa|millet|sorghum|teff|spelt|semolina|quinoa|amaranth|buckwheat|popcorn|sweetcorn|mixed vegetables|cornstarch|baking powder|broth|stock cube)\b/,
  except: /\b(amaranth leaves|cauliflower rice|chickpea flour|arrowroot flour|glass noodles)\b/,
};
const ALCOHOL: Words = {
  forbids: /\b(wine|beer|rum|brandy|sherry|mirin|sake|vodka|liqueur|vanilla extract|teriyaki)\b/,
  except: /\bwine vinegar\b/,
};
const HONEY: Words = { forbids: /\bhoney\b/ };
const SWEETENERS: Words = {
  forbids:
    /\b(white sugar|brown sugar|powdered sugar|maple syrup|agave syrup|jaggery|molasses|jaggery|ketchup|teriyaki|hoisin|dried cranberries|sunflower seed butter|mayonnaise|(fish|oyster|worcestershire) sauce|sriracha)\b/,
};
const RENNET_CHEESE: Words = { forbids: /\b(parmesan|pecorino|gruyere|swiss cheese|pesto)\b/ };
const BUTTER_FAT: Words = {
  forbids: /\b(butter|ghee|paratha|heavy cream|single cream|sour cream)\b/,
  except: /\b(peanut butter|almond butter|cashew butter|seed butter|butter beans|butterhead)\b/,
};
const RED_MEAT: Words = {
  forbids: /\b(beef|pork|lamb|goat|mutton|venison|rabbit|bacon|ham|chorizo|sausage|steaks?|stock cube|gelatine)\b/,
  except: /\b(goat cheese|(tuna|salmon|cauliflower|cabbage|aubergine|tofu) steaks?)\b/,
};
const SEED_OIL: Words = { forbids: /\b((canola|sunflower|soybean|corn) oil|hummus|mayonnaise|pesto)\b/ };
const PROCESSED_MEAT: Words = { forbids: /\b(bacon|ham|sausage|chorizo|prosciutto|salami)\b/ };
const OTHER_FATS: Words = {
  forbids: /\b(canola|sunflower|soybean|corn|peanut|coconut|sesame|avocado|mustard|flaxseed) oil|ghee\b/,
};
const WHITE_POTATO: Words = { forbids: /\bpotato(es)?\b/, except: /\bsweet potato(es)?\b/ };

const FISH_STEAK = /\b(tuna|salmon|cauliflower|cabbage|aubergine|tofu) steaks?\b/;
const WHEAT: Words = {
  forbids:
    /\b(wheat|bulgur|couscous|spelt|semolina|pasta|noodles?|bread|breadcrumbs|bun|bagel|muffin|naan|pita|chapati|paratha|flour tortilla|filo|matzo|plain white flour|soy sauce|teriyaki|hoisin|oyster sauce|worcestershire|miso|stock cube|broth|sausage)\b/,
  except: GLUTEN_FREE,
};

/** What each diet forbids, in words of ingredients. */
export const DIET_WORDS: Record<string, readonly Words[]> = {
  vegan: [MEAT, FISH, SHELLFISH, EGG, DAIRY, HONEY],
  vegetarian: [MEAT, FISH, SHELLFISH, RENNET_CHEESE],
  paleo: [DAIRY, LEGUMES, SOY, GRAINS, SWEETENERS, SEED_OIL, PROCESSED_MEAT, ALCOHOL, WHITE_POTATO],
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
  pork: [{ forbids: /\b(pork|bacon|ham|chorizo|sausage|gelatine|stock cube|lard)\b/ }],
  beef: [{ forbids: /\b(beef|veal|steaks?|gelatine)\b/, except: FISH_STEAK }],
  legumes: [LEGUMES, SOY],
  alcohol: [ALCOHOL],
  honey: [HONEY],
  mushrooms: [{ forbids: /\bmushrooms?\b/ }],
  coconut: [{ forbids: /\bcoconut\b/ }],
  tofu: [{ forbids: /\btofu\b/ }],
  tomatoes: [{ forbids: /\b(tomato(es)?|tomatillos?|ketchup|tomato salsa|passata)\b/ }],
  onion: [{ forbids: /\b(onions?|shallots?|broth|stock cube|curry powder|worcestershire|ketchup|tomato salsa)\b/ }],
  cheese: [
    {
      forbids:
        /\b(cheese|cheddar|mozzarella|feta|parmesan|pecorino|ricotta|brie|gouda|edam|gruyere|monterey jack|paneer|queso|pesto)\b/,
    },
  ],
  chicken: [{ forbids: /\bchicken\b/ }],
  'bell peppers': [{ forbids: /\b(bell pepper|paprika)\b/ }],
  rice: [{ forbids: /\b(rice|poha)\b/ }],
  avocado: [{ forbids: /\bavocado\b/ }],
  celery: [{ forbids: /\b(celery|celeriac|broth|stock cube|ketchup|curry powder)\b/ }],
  mustard: [{ forbids: /\b(mustard|mayonnaise|curry powder|gherkins?)\b/ }],
  banana: [{ forbids: /\b(bananas?|plantain)\b/ }],
  wheat: [WHEAT],
  crustaceans: [CRUSTACEANS],
  sugar: [
    SWEETENERS,
    {
      forbids:
        /\b(honey|vanilla extract|peanut butter|dark chocolate|bagel|breadcrumbs|bun|english muffin|naan|(white|multigrain|whole-wheat) bread)\b/,
    },
  ],
  potatoes: [WHITE_POTATO],
  garlic: [
    {
      forbids:
        /\b(garlic|pesto|hummus|ketchup|chili powder|curry powder|hot pepper sauce|worcestershire|stock cube|chorizo|sausage|hoisin|tomato salsa|sriracha|teriyaki)\b/,
    },
  ],
  doodh: [DAIRY],
  cacahuetes: [PEANUTS],
  shrimp: [CRUSTACEANS],
  'lobster allergy': [CRUSTACEANS],
  mussels: [MOLLUSCS],
  cashews: [TREE_NUTS],
  salmon: [FISH],
  'salmon (only a dislike)': [{ forbids: /\bsalmon\b/ }],
  cilantro: [{ forbids: /\bfresh coriander\b/ }],
};

/** The ingredient names that break one of the rules. */
export function forbiddenIn(ingredients: readonly string[], rules: readonly Words[]): string[] {
  return ingredients.filter((name) =>
    rules.some(({ forbids, except }) => forbids.test(except ? name.replaceAll(new RegExp(except, 'g'), '') : name)),
  );
}

// Titles and steps that speak of a size, a tin, a gesture or a likeness, of liquids that a pan makes itself, and of
// dishes and cuts made from the ingredients listed.
const FIGURE_OF_SPEECH =
  /\b((walnut|pea|almond|hazelnut|egg|bean|rice)-?(sized|shaped)|(muffin|bun|cake|bread|loaf|pie) (tins?|knife|cups?)|fish (it |them )?out|(like|as) ((thin|thick|single|double|heavy) )?((thick|thin) as )?((thin|thick|single|double|heavy) )?cream|(size|texture|thickness) of (\w+ )?\w+|bun cha)\b/g;
const KIND_OF_DISH = /^(flour|steaks?|mince|keema|custard|broth|salsa|tomato salsa|hummus|paratha)$/;

/**
 * Words of a title and steps that break a rule. A kind of food ('noodles', 'cream') may be named there where an
 * ingredient, judged by its full name, is of that kind, or where the text makes it of one: 'courgette noodles'.
 */
export function forbiddenInText(
  texts: readonly string[],
  ingredients: readonly string[],
  rules: readonly Words[],
): string[] {
  const plain = texts.join(' . ').toLowerCase().replaceAll(FIGURE_OF_SPEECH, '');
  const sources = ingredients.flatMap((name) => name.split(/[\s,]+/)).filter((word) => word.length > 3);
  return rules.flatMap(({ forbids, except }) => {
    const left = except ? plain.replaceAll(new RegExp(except, 'g'), '') : plain;
    const words = [...left.matchAll(new RegExp(forbids, 'g'))].map(([word]) => word);
    return words.filter((word) => !KIND_OF_DISH.test(word) && !isAccountedFor(word, ingredients, sources, plain));
  });
}

function isAccountedFor(word: string, ingredients: readonly string[], sources: readonly string[], text: string) {
  const stem = word.replace(/s$/, '');
  return (
    ingredients.some((name) => name.includes(stem)) || sources.some((source) => text.includes(`${source} ${stem}`))
  );
}
