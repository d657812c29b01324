import { describe, expect, it } from 'vitest';
import { readNotes } from './read-notes.ts';

const removes = (notes: string, food: string) => readNotes(notes).exclusions.some(({ foods }) => foods.has(food));

describe('an allergy or a dislike in notes', () => {
  it.each([
    ['Allergies: nuts, soy', 'firm-tofu'],
    ['Allergies - nuts, soy', 'almond'],
    ['allergic to: shellfish; sesame', 'prawn'],
    ['allergic to: shellfish; sesame', 'tahini'],
    ['Food allergies: peanut, egg', 'egg'],
    ['Allergic: milk', 'feta'],
    ['severe allergy: cashew', 'cashew'],
    ['anaphylactic to peanuts', 'peanut'],
    ['lactose and gluten intolerance', 'feta'],
    ['gluten- and dairy-free', 'semolina'],
    ['gluten & dairy free', 'semolina'],
    ['gluten/dairy free', 'semolina'],
    ['gluten free dairy free', 'feta'],
    ['gluten-free and dairy-free', 'feta'],
    ['nut free egg free soy free', 'soy-sauce'],
    ['I have nut and egg allergies', 'almond'],
    ['peanut & tree nut allergy', 'peanut'],
    ['wheat, egg and milk allergy', 'semolina'],
    ['milk, egg and soy free', 'feta'],
    ['free from: milk, egg, soy', 'egg'],
    ['free of nuts', 'almond'],
    ['my wife is allergic to prawns and my son to eggs', 'egg'],
    ['allergic to nuts (all kinds), dairy', 'feta'],
    ['allergic to nuts; also avoids dairy', 'feta'],
    ['🥜 allergy', 'peanut'],
    ['🚫🥜', 'peanut'],
    ['egg white allergy', 'egg'],
    ['I react badly to eggs', 'egg'],
    ['careful: nuts', 'almond'],
    ['not vegan and lactose intolerant', 'feta'],
    ['I have no known allergies and no nuts please', 'almond'],
    ['eggs make me sick', 'egg'],
    ['coeliac', 'semolina'],
    ['I have celiac disease', 'semolina'],
    ['eggless', 'egg'],
    ['glutenfree', 'semolina'],
    ['no-nuts', 'almond'],
    ['non-dairy', 'feta'],
    ['avoid: nuts', 'almond'],
    ['nuts: no', 'almond'],
    ['nuts are not allowed', 'almond'],
    ['nuts must be avoided', 'almond'],
    ['must not contain nuts', 'almond'],
    ['nothing with nuts', 'almond'],
    ["I can't stand mushrooms", 'mushroom-white'],
    ["he won't eat mushrooms", 'mushroom-white'],
    ['not a fan of mushrooms', 'mushroom-white'],
    ["I'd rather not have tofu", 'firm-tofu'],
    ['leave out onions', 'onion'],
    ['hold the onions', 'onion'],
    ['remove onion', 'onion'],
    ['everything except pork', 'pork-loin'],
    ['anything but fish', 'salmon'],
    ['neither beef nor pork', 'pork-loin'],
    ['not beef', 'beef-mince'],
    ['no problem with fish and no nuts', 'almond'],
    ['no microwave and no nuts', 'almond'],
    ['no more pasta', 'pasta'],
    ['pyaz aur lahsun nahi chahiye', 'garlic'],
    ['bina pyaz lahsun ke', 'onion'],
    ['vegan', 'egg'],
    ['plant-based please', 'whole-milk'],
    ['no non-veg', 'chicken-breast'],
    ['pure veg', 'egg'],
    ['pescetarian', 'chicken-breast'],
    ['lacto vegetarian', 'egg'],
    ["I can't eat anything with milk in it", 'feta'],
    ['please no nuts or eggs, thanks', 'egg'],
    ['my son is allergic to peanuts and sesame but fish is fine', 'tahini'],
    ['I don t eat pork', 'bacon'],
    ['al\u00adlergic to pea\u200bnuts', 'peanut'],
    ['sin gluten y sin leche', 'feta'],
    ['soy alérgico a los frutos secos', 'almond'],
    ['allergique aux arachides', 'peanut'],
    ['Ich esse kein Schweinefleisch', 'pork-loin'],
    ['allergisch gegen Nüsse', 'almond'],
    ['pas de porc', 'bacon'],
    ['allergia al latte', 'feta'],
    ['geen noten', 'almond'],
    ['sem lactose', 'feta'],
    ['glutenfrei, laktosefrei', 'semolina'],
    ['Nussallergie', 'almond'],
    ['no nutz', 'almond'],
    ['दूध नहीं', 'feta'],
    ['मुझे दूध से एलर्जी है', 'feta'],
    ['बिना प्याज', 'onion'],
    ['no dairy except yogurt', 'plain-yogurt'],
    ['I am coeliac', 'semolina'],
    ['eggs are fine, milk is not', 'feta'],
    ["nuts aren't fine", 'almond'],
    ['never any beef', 'beef-mince'],
    ['not a big fan of tofu', 'firm-tofu'],
    ['I get sick from shellfish', 'prawn'],
    ['rice gives my son hives', 'rice-white'],
  ])('%s leaves out %s', (notes, food) => {
    expect(removes(notes, food)).toBe(true);
  });

  it.each([
    ['not allergic to nuts', 'almond'],
    ['I am not allergic to nuts', 'almond'],
    ['not lactose intolerant', 'feta'],
    ['no allergies to nuts', 'almond'],
    ['no need to avoid nuts', 'almond'],
    ["don't avoid nuts", 'almond'],
    ["don't forget the garlic", 'garlic'],
    ['I am not vegetarian', 'chicken-breast'],
    ['no longer vegan', 'egg'],
    ['non veg ok', 'chicken-breast'],
    ['no mushrooms and I love fish', 'salmon'],
    ['nut free except coconut', 'coconut-milk'],
    ['no nuts, coconut ok', 'coconut-milk'],
    ['No mushrooms. Chicken salad for lunch', 'chicken-breast'],
    ['pescetarian', 'salmon'],
    ['love nuts', 'almond'],
    ['not only vegetables', 'carrot'],
    ['my son is allergic to peanuts and sesame but fish is fine', 'salmon'],
    ['soy alérgico a los frutos secos', 'firm-tofu'],
    ['allergic to nuts, use olive oil', 'olive-oil'],
    ['chicken curry without onion', 'chicken-breast'],
    ['no onions on weekdays', 'salmon'],
    ['mild lactose intolerance', 'chilli-red'],
    ['I am not diabetic', 'white-sugar'],
    ['eggs are fine, milk is not', 'firm-tofu'],
    ['milk is fine', 'feta'],
    ['cheese makes me happy', 'feta'],
  ])('%s leaves %s in', (notes, food) => {
    expect(removes(notes, food)).toBe(false);
  });

  it.each([
    'no allergies',
    'no known allergies',
    "I don't have any allergies",
    'no breakfast',
    'no oven',
    'no no no',
    'none',
  ])('is not heard in "%s"', (notes) => {
    expect(readNotes(notes).exclusions).toEqual([]);
  });

  it('names the food alone as what was left out', () => {
    const termsOf = (notes: string) => readNotes(notes).exclusions.map(({ term }) => term);

    expect(termsOf('My son has a severe nut allergy')).toEqual(['nut']);
    expect(termsOf('Allergies: nuts')).toEqual(['nuts']);
  });

  it('keeps an allergen that the table does not know as a word', () => {
    expect(readNotes('allergic to dragonfruit').exclusions[0]?.unknownWords).toEqual(['dragonfruit']);
    expect(readNotes('dragonfruit allergy').exclusions[0]?.unknownWords).toEqual(['dragonfruit']);
  });

  it('makes a cuisine that is left out a wish for less of it', () => {
    expect(readNotes('no Indian food').wishes).toMatchObject([{ cuisine: 'Indian', isLess: true }]);
  });

  it('counts a wish once, however often it is written', () => {
    expect(readNotes('high protein. high protein, more protein').wishes).toHaveLength(1);
  });

  it('is read from 1,000 characters of anything within a tenth of a second', () => {
    for (const part of [
      'no ',
      'is ',
      'a ',
      "don't ",
      'a b ',
      'low ',
      'nuts ',
      'x-free ',
      'allergic to ',
      '\t',
      '- ',
      '🥜',
      'and ',
    ]) {
      const notes = part.repeat(1000 / part.length);
      // Time of this process alone: a busy machine is no slow reader.
      const started = process.cpuUsage();

      readNotes(notes);
      readNotes(`no ${notes}`.slice(0, 1000));

      expect(process.cpuUsage(started).user / 1000, part).toBeLessThan(200);
    }
  });
});
