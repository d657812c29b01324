import type { Words } from './forbidden-words.ts';

/** What a condition forbids, in words of ingredient lines, written from leaflets and the names of foods: no id, class or flag. */
const GLUTEN_GRAIN: Words = {
  forbids:
    /\b(wheat|rye|barley|bulgur|couscous|spelt|semolina|pasta|noodles|bread|breadcrumbs|bun|bagel|muffin|naan|pita|chapati|paratha|flour tortilla|filo|matzo|crispbread|plain white flour|soy sauce|teriyaki|hoisin|oyster sauce|worcestershire|miso|stock cube|broth|sausage)\b/,
  except:
    /\b(buckwheat( flour)?|roasted buckwheat groats|(rice|glass) noodles|gluten-free (corn pasta|white bread)|wheat-free)\b/,
};
const OATS: Words = { forbids: /\boats?\b/ };
const ALCOHOL: Words = {
  forbids: /\b(wine|vanilla extract|teriyaki|beer|rum|sherry|mirin)\b/,
  except: /\bwine vinegar\b/,
};
const SHELLFISH: Words = {
  forbids: /\b(prawns?|crab|lobster|mussels?|clams?|oysters?|oyster sauce|octopus|squid|scallops?)\b/,
  except: /\boyster mushrooms?\b/,
};
const ONION_FAMILY: Words = {
  forbids:
    /\b(onions?|shallots?|leeks?|garlic|chili powder|curry powder|broth|stock cube|gherkins?|hoisin|hot pepper sauce|ketchup|pesto|salsa|sriracha|teriyaki|worcestershire|yellow mustard|chorizo|sausage)\b/,
};

/** By condition; of an oral allergy by pollen. */
export const CONDITION_WORDS: Record<string, readonly Words[]> = {
  pregnancy: [
    ALCOHOL,
    {
      forbids:
        /\b(liver|smoked salmon|tuna steak|dry-cured ham|chorizo|blue cheese|brie|goat cheese|queso fresco|mayonnaise|bean sprouts)\b/,
    },
  ],
  gout: [
    ALCOHOL,
    SHELLFISH,
    {
      forbids:
        /\b(liver|venison|rabbit|anchov\w+|sardines?|herring|mackerel|trout|beef broth|chicken broth|stock cube|yeast|fish sauce|worcestershire)\b/,
    },
  ],
  fodmap: [
    GLUTEN_GRAIN,
    ONION_FAMILY,
    {
      forbids:
        /\b(apples?|apricots?|pears?|peach|nectarine|plum|prunes|cherries|mango|watermelon|figs?|dates|grapes|raisins|currants|lychees|persimmon|pomegranate|jackfruit|blackberries|avocado)\b/,
    },
    {
      forbids:
        /\b(artichokes?|asparagus|beetroot|brussels|savoy|cauliflower|celery|fennel bulb|peas|mixed vegetables|(brown|enoki|portobello|shiitake|white) mushrooms?|broad beans)\b/,
      except: /\bcelery seeds\b/,
    },
    {
      forbids:
        /\b((adzuki|black|borlotti|lupin|moth|mung|haricot|kidney|lima|pinto|northern|urad|white) beans|black-eyed|lentils|chickpeas?|dal|pigeon|hummus|soybeans|soya chunks|silken tofu|edamame|soy milk)\b/,
    },
    {
      forbids: /\b(milk|milk powder|buttermilk|yogurt|kefir|cream|whey|cottage cheese|cream cheese|ricotta)\b/,
      except: /\b(almond milk|coconut milk|rice milk|whole-milk mozzarella)\b/,
    },
    { forbids: /\b(cashews?|cashew butter|pistachios|honey|agave)\b/ },
  ],
  coeliac: [GLUTEN_GRAIN, OATS],
  g6pd: [{ forbids: /\b(broad|fava) beans?\b/ }],
  birch: [
    {
      forbids:
        /\b(apple|pear|cherries|peach|nectarine|plum|prunes|apricots?|kiwi|strawberries|raspberries|figs?|persimmon|carrot|mixed vegetables|celery|celeriac|celery seeds|hazelnuts|almonds?|walnuts|brazil nuts|peanuts?|soybeans|tofu|tempeh|edamame|miso|soya chunks|soy milk|soy protein)\b/,
      except: /\b(custard apple|peanut oil)\b/,
    },
  ],
  grass: [
    {
      forbids: /\b(melon|watermelon|tomato(es)?|ketchup|orange|kiwi|chard|peanuts?|potato)\b/,
      except: /\b(sweet potato|peanut oil)\b/,
    },
  ],
  ragweed: [{ forbids: /\b(banana|melon|watermelon|cucumber|gherkins|courgette|sunflower seeds?)\b/ }],
  mugwort: [
    ONION_FAMILY,
    {
      forbids:
        /\b(celery|celeriac|carrot|mixed vegetables|parsley|caraway|fennel|coriander|cumin|anise|dill|mustard|bell pepper|black pepper|white pepper|garam masala|mixed spice|cabbage|cauliflower|broccoli|sunflower seeds?|peach|sauerkraut)\b/,
      except: /\bnapa cabbage\b/,
    },
  ],
};

/** Eggs, meat and fish that stay soft, in steps. */
export const UNDERDONE: readonly { flesh: RegExp; step: RegExp }[] = [
  { flesh: /\begg\b/, step: /\b(runny|soft[- ]boil\w*|just set|softly set|poach\w* (the |an |each )?eggs?)\b/ },
  {
    flesh: /\b(beef|steak|lamb|duck|venison|tuna|salmon|pork)\b/,
    step: /\b(medium[- ]rare|pink (inside|in the middle)|still pink|rosy)\b/,
  },
];
