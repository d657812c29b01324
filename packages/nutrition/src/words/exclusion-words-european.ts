/**
 * Words of labels and kitchens in Spanish, French, German, Italian, Portuguese and Dutch, by the word of ours that they
 * mean, next to the commonest ones. A phrase is read before the words in it: 'noix de coco' is no nut.
 */
export const EUROPEAN_WORDS: Readonly<Record<string, string>> = {
  milk: 'kuhmilch, lait de vache, leche de vaca, latte vaccino, latte di mucca, leite de vaca, koemelk, vollmilch, magermilch, milchpulver, milcheiweiss, milchzucker, lait en poudre, leche en polvo, latte in polvere, leite em po, khoya, khoa, mawa, rabri, rabdi, kulfi',
  whey: 'molke, molkenpulver, molkenprotein, lactoserum, petit lait, suero, suero de leche, suero lacteo, siero di latte, siero del latte, soro de leite, weipoeder',
  casein: 'kasein, caseine, caseina',
  cream: 'sahne, rahm, schlagsahne, creme, creme liquide, creme entiere, nata, panna, crema de leche, slagroom, malai',
  'sour cream': 'creme fraiche, saure sahne, schmand, creme aigre, nata agria, panna acida',
  'cream cheese': 'frischkase, frischkaese, fromage frais, queso crema, formaggio fresco',
  'goat cheese': 'ziegenkase, ziegenkaese, fromage de chevre, queso de cabra, formaggio di capra, queijo de cabra',
  egg: "eigelb, eiweiss, huhnerei, huhnereier, vollei, jaune d'oeuf, blanc d'oeuf, yema, yema de huevo, clara de huevo, tuorlo, albume, gema de ovo, clara de ovo, eigeel, eiwit",
  'almond milk':
    "lait d'amande, lait d'amandes, leche de almendra, leche de almendras, latte di mandorla, latte di mandorle, leite de amendoa, mandelmilch, amandelmelk",
  'soy milk': 'lait de soja, leche de soja, latte di soia, leite de soja, sojamilch, sojadrink, sojamelk',
  'rice milk': 'lait de riz, leche de arroz, latte di riso, leite de arroz, reismilch, rijstmelk',
  oat: "hafermilch, haferflocken, lait d'avoine, leche de avena, latte d'avena, flocons d'avoine, copos de avena, fiocchi d'avena, flocos de aveia, havermelk, havermout",
  'peanut butter':
    'erdnussbutter, erdnussmus, beurre de cacahuete, beurre de cacahuetes, mantequilla de cacahuete, mantequilla de mani, burro di arachidi, manteiga de amendoim, pindakaas',
  peanut: 'mani, cacahouete, cacahouetes',
  cocoa: 'kakao, cacao, kakaobutter, beurre de cacao, burro di cacao, manteca de cacao, manteiga de cacau, cacau',
  coconut:
    'noix de coco, kokosnusse, kokosnuesse, kokos, kokosraspel, coco, cocos, coco rallado, coco rape, noce di cocco, nuez de coco, nata de coco, coco ralado, kokosnoten',
  'coconut milk':
    'lait de coco, leche de coco, latte di cocco, leite de coco, kokosmilch, kokosmelk, creme de coco, crema de coco',
  'coconut oil': 'huile de coco, aceite de coco, olio di cocco, oleo de coco, kokosol, kokosoel, kokosfett',
  'coconut water': 'eau de coco, agua de coco, acqua di cocco, kokoswasser',
  nut: 'schalenfrucht, schalenfruchte, schalenfruechte, nussfruchte, frutos de cascara, fruto de cascara, fruits a coques, frutos de casca, schaalvruchten, nusskerne',
  cashew:
    'noix de cajou, cajou, cajous, anacardo, anacardos, anacardi, anacarde, anacardes, cashewkern, cashewkerne, cashewnuss, cashewnusse, cashewnuesse, cashewnoot, cashewnoten, castanha de caju, caju',
  hazelnut:
    'haselnuss, haselnusse, haselnuesse, noisette, noisettes, avellana, avellanas, nocciola, nocciole, avela, avelas, hazelnoot, hazelnoten',
  walnut:
    'walnuss, walnusse, walnuesse, baumnuss, baumnusse, noix de grenoble, cerneau de noix, cerneaux de noix, nuez de castilla, nueces de castilla, nuez de nogal, nueces de nogal, walnoot, walnoten',
  pistachio:
    'pistache, pistaches, pistacho, pistachos, pistacchio, pistacchi, pistazie, pistazien, pistacio, pistacios, pistachenoot, pistachenoten',
  pecan:
    'noix de pecan, pecannuss, pecannusse, pekannuss, pekannusse, nuez pecana, nueces pecanas, pacana, pacanas, noce pecan, noci pecan, pecannoot, pecannoten',
  'brazil nut':
    'paranuss, paranusse, paranuesse, noix du bresil, nuez de brasil, nueces de brasil, noce del brasile, noci del brasile, castanha do para, castanha do brasil, paranoot, paranoten',
  macadamia:
    'macadamianuss, macadamianusse, noix de macadamia, nuez de macadamia, nueces de macadamia, noci di macadamia',
  'pine nut':
    'pinienkern, pinienkerne, pignon, pignons, pignon de pin, pignons de pin, pinones, pinon, pinhao, pinhoes, pijnboompit, pijnboompitten',
  chestnut:
    'kastanie, kastanien, maroni, marron, marrons, chataigne, chataignes, castana, castanas, castagna, castagne',
  nutmeg: 'muskatnuss, muskat, noix de muscade, muscade, nuez moscada, noce moscata, noz moscada, nootmuskaat',
  scallop:
    'noix de saint jacques, coquille saint jacques, coquilles saint jacques, saint jacques, jakobsmuschel, jakobsmuscheln, vieira, vieiras, capasanta, capesante',
  almond: 'mandelkerne, amandelen',
  mollusc: 'muschel, muscheln, mollusken',
  mussel:
    'moule, moules, mejillon, mejillones, cozza, cozze, miesmuschel, miesmuscheln, mexilhao, mexilhoes, mossel, mosselen',
  clam: 'almeja, almejas, palourde, palourdes, vongola, venusmuschel, venusmuscheln, ameijoa, ameijoas',
  oyster: 'huitre, huitres, ostra, ostras, ostrica, ostriche, auster, austern',
  squid: 'calamar, calamares, calamars, calmar, calmars, encornet, encornets, calamaro, kalmar, kalmare, lula, lulas',
  cuttlefish: 'tintenfisch, tintenfische, seiche, seiches, sepia, sepias, seppia, seppie, inktvis',
  octopus: 'poulpe, poulpes, polpo, polpi, krake, kraken, oktopus, polvo',
  crustacean: 'krabbe, krabben, krebs, krebse, krebstier',
  crab: 'crabe, crabes, cangrejo, cangrejos, granchio, granchi, caranguejo, caranguejos, tourteau',
  lobster:
    'hummer, homard, homards, langosta, langostas, bogavante, aragosta, aragoste, astice, astici, lagosta, kreeft',
  prawn: 'krevetten, langostino, langostinos, gambon, gamberetto, camaroes',
  tuna: 'thunfisch, atun, atunes, thon, tonno, atum, tonijn',
  salmon: 'lachs, saumon, salmone, salmao, zalm',
  anchovy:
    'sardelle, sardellen, anchois, anchoa, anchoas, acciuga, acciughe, alici, anchova, anchovas, boqueron, boquerones, ansjovis',
  sardine: 'sardina, sardinas, sardinen, sardinha, sardinhas',
  cod: 'bacalao, bacalhau, merluzzo, cabillaud, morue, kabeljau, dorsch, kabeljauw',
  hake: 'merluza, merlu, seehecht, nasello, pescada',
  trout: 'trucha, truchas, truite, truites, forelle, forellen, trota, trote, truta',
  mackerel: 'makrele, makrelen, maquereau, maquereaux, caballa, sgombro, cavala, makreel',
  herring: 'hering, heringe, hareng, harengs, arenque, arenques, aringa, aringhe, haring',
  fish: 'peces, pesci, fische, peixes, vissen, machi, machli',
  shellfish: 'schalentier, meeresfrucht, krusten- und schalentiere',
  wheat:
    'weizenmehl, farine de ble, farina di frumento, farinha de trigo, tarwebloem, froment, trigo duro, ble dur, grano tenero, grano duro, hartweizen',
  buckwheat: 'buchweizen, sarrasin, ble noir, trigo sarraceno, grano saraceno, alforfon, boekweit',
  spelt: 'epeautre, espelta, spelta',
  semolina: 'griess, semola, semoule',
  bread: 'brot, pane, pao, brood',
  flour: 'mehl, farine, farina, harina, farinha, bloem',
  barley: 'gerstenmalz, malz',
  soy: 'sojabohnen, graines de soja, semi di soia, sojaeiweiss',
  'soy sauce': 'sojasauce, sojasosse, sauce soja, salsa de soja, salsa di soia, molho de soja, sojasaus',
  sesame:
    'sesamsamen, sesamsaat, graine de sesame, graines de sesame, semillas de sesamo, semi di sesamo, sementes de sesamo, sesamzaad, sesamol',
  mustard: 'senfkorner, senfsaat, senfsamen, grains de moutarde, granos de mostaza, semi di senape, mosterdzaad',
  celery: 'staudensellerie, knollensellerie, celeri rave, celeri branche, bleekselderij, knolselderij',
  lupin: 'lupinenmehl, lupinensamen, tremocos, lupinezaad',
  sulphite:
    'schwefeldioxid, anhydride sulfureux, dioxyde de soufre, dioxido de azufre, anidride solforosa, dioxido de enxofre, zwaveldioxide, solfito',
  legume:
    'hulsenfrucht, hulsenfruchte, huelsenfruechte, legumineuse, legumineuses, legumbre, legumbres, legumi, leguminosa, leguminosas, peulvruchten, peulvrucht',
  lentil: 'linse, linsen, lentille, lentilles, lenteja, lentejas, lenticchia, lenticchie, lentilha, lentilhas, linzen',
  chickpea:
    'kichererbse, kichererbsen, pois chiche, pois chiches, garbanzos, cece, ceci, grao de bico, kikkererwt, kikkererwten',
  bean: 'bohne, bohnen, haricot, haricots, frijol, frijoles, judias, alubia, alubias, fagiolo, fagioli, feijao, feijoes, bonen',
  'green bean': 'haricots verts, grune bohnen, judias verdes, ejotes, fagiolini, vagem',
  pea: 'erbse, erbsen, petits pois, petit pois, pois, guisante, guisantes, pisello, piselli, ervilha, ervilhas, erwt, erwten',
  corn: 'mais, maiz, milho, granoturco, granturco, makka, makki',
  avocado: 'aguacate, aguacates, palta, avocat, avocats, abacate, abacates, avocadi',
  meat: 'hackfleisch, viande hachee, carne picada, carne molida, carne macinata, gehakt',
  beef: 'rind, rinderhack, kalb, kalbfleisch, veau, vitello, vitela, bovino, buey, res, rund, kalfsvlees',
  lamb: 'lamm, corderos, agneaux, lam',
  pork: 'cochon, schweine, carne de cerdo, carne de porco, carne di maiale, varken, suino',
  bacon: 'speck, lardon, lardons, pancetta, panceta, spek',
  ham: 'jamon serrano, jamon iberico, jambon cru, rohschinken',
  sausage: 'wurst, wurste, wurstchen, saucisse, saucisses, salchicha, salchichas, salsiccia, salsicce, salsicha',
  turkey: 'truthahn, pute, putenfleisch, putenbrust, dinde, pavo, tacchino, kalkoen',
  chicken: 'huhner, huhnerfleisch, huhnerbrust, haehnchen, pollos, poulets, murghi, murgha, gallina',
  duck: 'ente, canard, pato, anatra, eend',
  rabbit: 'kaninchen, lapin, conejo, coniglio, coelho, konijn',
  poultry: 'geflugel, gefluegel, volaille, volailles, pollame, gevogelte',
  lard: 'schmalz, schweineschmalz, saindoux, manteca de cerdo, strutto, banha',
  gelatine: 'gelatina',
  onion: 'cipollotto, ui, zwiebelpulver',
  garlic: "knoblauchpulver, gousse d'ail, ajos",
  leek: 'lauch, poireau, poireaux, puerro, puerros, alho frances, prei',
  chive: 'schnittlauch, ciboulette, cebollino, erba cipollina, bieslook',
  shallot: 'schalotte, schalotten, echalote, echalotes, chalota, scalogno, sjalot',
  tomato: 'jitomate, jitomates, pomodorini, tomates',
  potato: 'patate, patates, erdapfel, papas, pataat',
  'sweet potato': 'susskartoffel, susskartoffeln, patate douce, patates douces, boniato, batata doce, patata dolce',
  'bell pepper': 'paprikaschote, paprikaschoten, poivron, poivrons, pimiento, pimientos, peperone, pimentao',
  carrot:
    'karotte, karotten, mohre, mohren, carotte, carottes, zanahoria, zanahorias, carota, carote, cenoura, cenouras, wortel, wortelen',
  cucumber: 'gurke, gurken, concombre, concombres, pepino, pepinos, cetriolo, cetrioli, komkommer',
  courgette: 'calabacin, calabacines, abobrinha, zucchine, zucchina',
  cauliflower: 'blumenkohl, chou fleur, coliflor, cavolfiore, couve flor, bloemkool',
  broccoli: 'brokkoli, brocoli, brocolis',
  asparagus: 'spargel, asperge, asperges, esparrago, esparragos, asparagi',
  apple: 'apfel, pomme, pommes, manzana, manzanas, mela, mele, appel, appels',
  strawberry:
    'erdbeere, erdbeeren, fraise, fraises, fresa, fresas, fragola, fragole, morango, morangos, aardbei, aardbeien',
  banana: 'banane, bananen, bananes, platano, platanos',
  lemon: 'zitrone, zitronen, citron, citrons, limon, limones, limone, limoni, limao, citroen',
  orange: 'orangen, naranja, naranjas, arancia, arance, laranja, laranjas, sinaasappel',
  chocolate: 'schokolade, chocolat, cioccolato, chocola',
  vinegar: 'essig, vinaigre, vinagre, aceto, azijn',
  yeast: 'hefe, levure, levadura, lievito, fermento',
  wine: 'rotwein, weisswein, vin rouge, vin blanc, vino tinto, vino blanco, vino rosso, vino bianco',
  honey: 'bienenhonig',
};
