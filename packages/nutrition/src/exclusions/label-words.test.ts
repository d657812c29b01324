import { describe, expect, it } from 'vitest';
import { findFood } from '../foods/foods.ts';
import { EXCLUSION_WORDS } from '../words/exclusion-words.ts';
import { OTHER_LANGUAGE_WORDS } from '../words/exclusion-words-other-languages.ts';
import { wordsOf } from '../words/word-forms.ts';
import { readExclusions } from './read-exclusions.ts';

const foodsRemoved = (text: string) => new Set(readExclusions(text).flatMap(({ foods }) => [...foods]));

type Row = readonly [typed: string, removed: string, kept: string];

const NUTS: readonly Row[] = [
  ['noix de coco, coco, Kokosnuss, Kokosnüsse', 'coconut-fresh coconut-milk', 'almond walnut peanut whole-milk'],
  ['lait de coco, leche de coco, Kokosmilch', 'coconut-milk', 'whole-milk feta almond'],
  ['noix de cajou, anacardos, Cashewkerne, castanha de caju', 'cashew cashew-butter', 'almond walnut peanut'],
  [
    'Schalenfrüchte, frutos de cáscara, fruits à coque, frutta a guscio, noten',
    'almond walnut cashew',
    'coconut-fresh',
  ],
  ['nueces, noci, noix, nozes', 'walnut', 'coconut-milk nutmeg'],
  ['Walnüsse, walnuss, noix de Grenoble', 'walnut', 'almond peanut'],
  ['Haselnüsse, noisettes, avellanas, nocciole, avelãs', 'hazelnut', 'almond peanut'],
  ['Mandeln, amandes, almendras, mandorle, amêndoas', 'almond almond-milk', 'walnut peanut'],
  ['pistaches, Pistazien, pistacchi, pistachos', 'pistachio', 'almond'],
  ['Erdnüsse, cacahuètes, cacahuetes, arachidi, amendoim', 'peanut peanut-butter', 'almond'],
  ['noix de muscade, Muskatnuss', 'nutmeg', 'walnut almond'],
  ['Sesamsamen, ajonjolí, graines de sésame', 'sesame-seed tahini', 'almond'],
];
const ANIMALS: readonly Row[] = [
  ['Kuhmilch, leite, lait de vache, khoya', 'whole-milk feta butter', 'almond-milk coconut-milk egg'],
  ['Sahne, crème, nata, panna, malai', 'heavy-cream light-cream', 'coconut-milk feta'],
  ['Molke, lactosérum, suero', 'whey-protein-powder whole-milk', 'soy-milk'],
  ['lassi', 'plain-yogurt buttermilk', 'cheddar soy-milk'],
  ['Butter, beurre, mantequilla, burro, manteiga', 'butter ghee', 'peanut-butter'],
  ['Käse, fromage, queso, formaggio, queijo', 'cheddar feta', 'whole-milk'],
  ["lait d'amande, Mandelmilch", 'almond-milk', 'whole-milk'],
  ['beurre de cacahuète, Erdnussbutter', 'peanut-butter', 'butter'],
  ['Eigelb, Eiweiß, ovo, tuorlo', 'egg egg-white egg-yolk mayonnaise', 'aubergine'],
  ['Thunfisch, atún, thon, tonno', 'canned-tuna tuna-steak', 'salmon'],
  ['Lachs, saumon, salmón, salmone', 'salmon smoked-salmon', 'cod'],
  ['Sardellen, anchois, anchoas', 'anchovy worcestershire', 'salmon'],
  ['peixe, poisson', 'salmon anchovy', 'prawn'],
  ['marisco, mariscos', 'prawn mussel', 'salmon'],
  ['Krabben, Garnelen, crevettes, camarones, gambas', 'prawn', 'salmon mussel'],
  ['Krabben, crabe, cangrejo', 'crab', 'salmon mussel'],
  ['Muscheln, moules, mejillones, cozze', 'mussel', 'prawn salmon'],
  ['almejas', 'clam', 'prawn'],
  ['noix de Saint-Jacques', 'scallop', 'walnut'],
  ['Tintenfisch, calamares', 'squid', 'prawn salmon'],
  ['Lamm, agneau, cordero', 'diced-lamb', 'bacon'],
  ['Rind, bœuf, ternera', 'beef-mince', 'bacon'],
  ['Schwein, porc, cerdo, maiale', 'bacon pork-loin', 'beef-mince'],
  ['Huhn, poulet, pollo, murghi', 'chicken-breast', 'beef-mince'],
  ['Truthahn, dinde, pavo', 'turkey-breast', 'chicken-breast'],
  ['Honig, miel, miele', 'honey', 'maple-syrup'],
];
const PLANTS: readonly Row[] = [
  ['Hülsenfrüchte, légumineuses, legumbres, legumi', 'lentil-red chickpea-canned peanut', 'green-bean'],
  ['Linsen, lentilles, lentejas, lenticchie', 'lentil-red', 'chickpea-canned'],
  ['Kichererbsen, pois chiches, pois chiche, garbanzos, ceci', 'chickpea-canned hummus', 'lentil-red'],
  ['Bohnen, haricots, frijoles', 'black-bean kidney-bean-dry', 'potato'],
  ['haricots verts', 'green-bean', 'black-bean'],
  ['Mais, maïs, maíz, makka', 'sweetcorn-canned polenta', 'rice-white'],
  ['aguacate, avocat, Avocados', 'avocado', 'tomato'],
  ['Weizen, blé, trigo, frumento', 'semolina white-bread', 'rye-flour-dark buckwheat'],
  ['trigo sarraceno, Buchweizen, sarrasin', 'buckwheat', 'semolina'],
  ['Roggen, seigle, centeno', 'rye-flour-dark', 'semolina'],
  ['Gerste, orge, cebada', 'barley-pearled', 'semolina'],
  ['Hafer, avoine, avena', 'rolled-oats', 'semolina'],
  ['Sellerie, céleri, apio, sedano', 'celery celeriac', 'carrot'],
  ['Senf, moutarde, mostaza, senape', 'yellow-mustard', 'ketchup'],
  ['Sulfite, sulfitos', 'red-wine', 'rice-white'],
  ['Zwiebel, oignon, cebolla, cipolla', 'onion onion-powder', 'garlic'],
  ['Knoblauch, ail, ajo, aglio', 'garlic garlic-powder', 'onion'],
  ['Pilze, champignons, setas, funghi, khumb', 'mushroom-white mushroom-oyster mushroom-shiitake', 'aubergine'],
  ['Tomaten, tomates', 'tomato ketchup', 'potato'],
  ['Kartoffeln, patatas, pommes de terre', 'potato', 'apple sweet-potato'],
  ['pommes', 'apple', 'potato'],
  ['Paprika', 'bell-pepper-red paprika', 'black-pepper'],
  ['Soja', 'firm-tofu soy-sauce', 'almond'],
  ['Zucker, sucre, azúcar', 'white-sugar', 'rice-white'],
  ['chawal', 'rice-white rice-brown rice-noodle rice-flour poha', 'pasta'],
  [
    'atta',
    'wheat-flour-whole chapati-whole-wheat paratha-whole-wheat pita-whole-wheat whole-wheat-bread tortilla-whole-wheat',
    'rice-flour white-bread',
  ],
  ['whole-wheat flour', 'wheat-flour-whole chapati-whole-wheat whole-wheat-bread', 'white-bread'],
  ['makhana', '', 'butter ghee almond'],
  ['lemon rind', 'lemon', 'beef-mince'],
];
const MISSPELT: readonly Row[] = [
  ['fsh', 'salmon', 'prawn'],
  ['onoin', 'onion', 'garlic'],
  ['penut', 'peanut', 'almond'],
  ['shelfish', 'prawn mussel', 'salmon'],
  ['glutin', 'semolina', 'rice-white'],
  ['mlik', 'whole-milk', 'almond-milk'],
  ['carbs', '', 'crab'],
];

const ROWS = [...NUTS, ...ANIMALS, ...PLANTS, ...MISSPELT].flatMap(([typed, removed, kept]) =>
  typed.split(', ').map((word) => ({ word, removed: idsOf(removed), kept: idsOf(kept) })),
);

function idsOf(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

describe('a word of a label or a kitchen elsewhere', () => {
  // As a mere dislike: what a word for one nut or fish stands for besides is tested by itself.
  it.each(ROWS)('$word takes out $removed and leaves $kept', ({ word, removed, kept }) => {
    for (const typed of [word, word.toUpperCase(), word.normalize('NFD'), `no ${word}`]) {
      const foods = foodsRemoved(typed);
      const disliked = foodsRemoved(`${typed} (only a dislike)`);

      expect(
        removed.filter((id) => !foods.has(id) || !disliked.has(id)),
        typed,
      ).toEqual([]);
      expect(
        kept.filter((id) => disliked.has(id)),
        typed,
      ).toEqual([]);
    }
  });

  it('is tested against foods that exist', () => {
    expect(ROWS.flatMap(({ removed, kept }) => [...removed, ...kept]).filter((id) => !findFood(id))).toEqual([]);
  });

  it('means one thing', () => {
    const meant = new Map<string, Set<string>>();
    for (const [typed, word] of OTHER_LANGUAGE_WORDS) {
      const key = wordsOf(typed).join('');
      meant.set(key, (meant.get(key) ?? new Set()).add(word));
    }

    expect(
      [...meant].filter(([, words]) => words.size > 1).map(([key, words]) => `${key}: ${[...words].join()}`),
    ).toEqual([]);
  });

  it('is no word of ours that means another food', () => {
    const ours = new Set(EXCLUSION_WORDS.flatMap(({ words }) => words.map((word) => wordsOf(word).join(''))));
    const taken = OTHER_LANGUAGE_WORDS.filter(([typed]) => ours.has(wordsOf(typed).join('')));

    expect(
      taken.filter(([typed, meant]) => [...foodsRemoved(meant)].some((id) => !foodsRemoved(typed).has(id))),
    ).toEqual([]);
  });
});
