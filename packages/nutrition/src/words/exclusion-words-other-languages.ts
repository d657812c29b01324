import { EUROPEAN_WORDS } from './exclusion-words-european.ts';

/**
 * The commonest words for foods in other languages, by the word of ours that they mean: Spanish, French, German, Italian,
 * Portuguese and Dutch; Hindi in Latin letters and Devanagari; Tamil and Bengali. Words that mean something harmless
 * in an English sentence ('pan', 'pain', 'dim', 'worst') are left out on purpose.
 */
const TYPED_FOR: Readonly<Record<string, string>> = {
  milk: 'leche, lait, milch, latte, leite, melk, doodh, dudh, paal, lacteo, lacteos, producto lacteo, productos lacteos, laitier, produit laitier, produits laitiers, milchprodukt, milchprodukte, laticinio, laticinios, lacticinio, latticini, zuivel, lactosa, laktose, lattosio, laktosefrei, lactosevrij, दूध, डेयरी, பால், দুধ',
  cheese: 'queso, fromage, kase, kaese, formaggio, queijo, kaas, चीज़',
  butter: 'mantequilla, beurre, burro, manteiga, boter, makkhan, मक्खन, வெண்ணெய், মাখন',
  ghee: 'घी, நெய், ঘি',
  paneer: 'पनीर, பனீர், পনির',
  yogurt: 'yogur, yaourt, joghurt, iogurte, दही, தயிர், দই',
  egg: 'huevo, huevos, oeuf, oeufs, ei, eier, uovo, uova, ovo, ovos, eieren, anda, ande, andaa, muttai, mutta, अंडा, अंडे, अण्डा, अण्डे, முட்டை, ডিম',
  fish: 'pescado, pez, poisson, poissons, fisch, pesce, peixe, vis, machli, machhli, machchi, meen, maach, मछली, மீன், মাছ',
  shellfish:
    'marisco, mariscos, fruits de mer, coquillage, coquillages, meeresfruchte, meeresfruechte, schalentiere, frutti di mare, frutos do mar, schaaldieren, schelpdieren',
  crustacean: 'crustaceo, crustace, crustaces, krustentier, krustentiere, krebstiere, crostacei',
  mollusc: 'molusco, moluscos, mollusque, mollusques, weichtiere, molluschi, weekdieren',
  prawn:
    'crevette, crevettes, gamba, gambas, camaron, camarones, garnele, garnelen, gambero, gamberi, gamberetti, camarao, camaroes, garnaal, garnalen, jhinga, jheenga, chingri, iral, झींगा, இறால், চিংড়ি',
  nut: 'nuez, nueces, frutos secos, fruto seco, noix, fruits a coque, fruit a coque, nuss, nusse, nuesse, noce, noci, frutta a guscio, frutta secca, noz, nozes, frutos de casca rija, noot, noten, नट्स, मेवा, கொட்டைகள், বাদাম',
  peanut:
    'cacahuete, cacahuetes, cacahuate, cacahuates, mani, arachide, arachides, erdnuss, erdnusse, erdnuesse, arachidi, amendoim, amendoins, pinda, mungphali, mumfali, moongfali, shengdana, singdana, verkadalai, chinabadam, मूंगफली, मूँगफली, வேர்க்கடலை, চিনাবাদাম, চীনাবাদাম',
  almond: 'almendra, almendras, amande, amandes, mandel, mandeln, mandorla, mandorle, amendoa, amandel, बादाम, பாதாம்',
  cashew: 'काजू, முந்திரி, কাজু',
  walnut: 'अखरोट',
  pistachio: 'पिस्ता',
  wheat:
    'trigo, ble, weizen, frumento, tarwe, gehu, gehun, gehoon, godhumai, harina de trigo, weizenmehl, गेहूं, गेहूँ, आटा, मैदा, கோதுமை, গম',
  gluten:
    'glutine, glutenfrei, glutenvrij, gluteina, zoliakie, zoeliakie, celiaco, celiaca, celiachia, coeliakie, ग्लूटेन, குளுட்டன், গ্লুটেন',
  barley: 'cebada, orge, gerste, orzo, cevada, gerst, जौ',
  rye: 'centeno, seigle, roggen, segale, centeio, rogge',
  oat: 'avena, avoine, hafer, aveia, haver',
  soy: 'soja, soia, sojabohne, sojabohnen, सोया, सोयाबीन, சோயா, সয়া, সয়াবিন',
  sesame: 'sesamo, sesam, ajonjoli, gergelim, ellu, तिल, எள், তিল',
  mustard: 'mostaza, moutarde, senf, senape, mostarda, mosterd, सरसों, राई, கடுகு, সরিষা, সর্ষে',
  celery: 'apio, celeri, sellerie, sedano, aipo, selderij',
  lupin: 'altramuz, altramuces, lupino, lupinen, lupini, tremoco',
  sulphite: 'sulfito, sulfitos, sulfit, solfiti, sulfiet, sulfieten',
  meat: 'carne, carnes, viande, viandes, fleisch, vlees, gosht, maans, mangsho, iraichi, मांस, माँस, गोश्त, இறைச்சி, মাংস',
  pork: 'cerdo, puerco, porc, schwein, schweinefleisch, maiale, porco, varken, varkensvlees, suar, sooar, सूअर, सुअर, பன்றி, শূকর, শুয়োর',
  beef: 'ternera, vaca, carne de res, carne de vaca, boeuf, rindfleisch, manzo, carne bovina, rundvlees, गोमांस, बीफ, மாட்டிறைச்சி, গরু, গরুর মাংস',
  lamb: 'cordero, agneau, lammfleisch, agnello, cordeiro, lamsvlees',
  mutton: 'मटन, ஆட்டிறைச்சி, খাসি',
  chicken:
    'pollo, poulet, huhn, hahnchen, haehnchen, hahnchenfleisch, frango, galinha, kip, murgh, murg, murgi, murga, kozhi, चिकन, मुर्गा, मुर्गी, கோழி, মুরগি',
  bacon: 'tocino, toucinho',
  ham: 'jamon, jambon, schinken, prosciutto cotto, presunto',
  onion:
    'cebolla, cebollas, oignon, oignons, zwiebel, zwiebeln, cipolla, cipolle, cebola, cebolas, uien, kanda, vengayam, प्याज, प्याज़, வெங்காயம், পেঁয়াজ, পেয়াজ',
  garlic: 'ajo, ail, knoblauch, aglio, alho, knoflook, poondu, लहसुन, பூண்டு, রসুন',
  mushroom:
    'champinon, champinones, champignon, champignons, seta, setas, hongo, hongos, pilz, pilze, fungo, funghi, cogumelo, cogumelos, paddenstoel, paddenstoelen, khumbi, kaalan, मशरूम, காளான், মাশরুম',
  sugar: 'azucar, sucre, zucker, zucchero, acucar, suiker, shakkar, chini, चीनी, शक्कर, சர்க்கரை, চিনি',
  honey: 'miel, honig, miele, mel, honing, shehad, madhu, शहद, தேன், মধু',
  alcohol: 'alcool, alkohol, alcol, sharab, sharaab, daru, daaru, cerveza, biere, bier, birra, cerveja, शराब, மது, মদ',
  wine: 'vino, vin, wein, vinho, wijn',
  potato:
    'patata, patatas, pomme de terre, pommes de terre, kartoffel, kartoffeln, aardappel, aardappelen, aaloo, आलू, உருளைக்கிழங்கு, আলু',
  tomato: 'tomate, pomodoro, pomodori, tomaat, tomaten, टमाटर, தக்காளி, টমেটো',
  rice: 'arroz, riz, reis, riso, rijst, चावल, அரிசி, চাল, ভাত',
  coconut: 'kokosnuss, cocco, kokosnoot, narkel, thengai, नारियल, தேங்காய், নারকেল',
  aubergine: 'berenjena, melanzana, melanzane, berinjela, बैंगन',
  spinach: 'espinaca, epinard, epinards, spinat, spinaci, espinafre, पालक',
  dal: 'दाल, பருப்பு, ডাল',
  chilli: 'piment, mirchi, मिर्च, மிளகாய், মরিচ',
  coriander: 'धनिया, கொத்தமல்லி, ধনে',
  ginger: 'jengibre, gingembre, ingwer, zenzero, gengibre, gember, अदरक, இஞ்சி, আদা',
  'pure veg': 'शाकाहारी, shakahari',
};

/** Pairs of a typed word and the word of ours that it means. */
export const OTHER_LANGUAGE_WORDS: readonly (readonly [typed: string, meant: string])[] = [
  ...Object.entries(TYPED_FOR),
  ...Object.entries(EUROPEAN_WORDS),
].flatMap(([meant, typed]) => typed.split(', ').map((word) => [word, meant] as const));
