/** Kinds of a class that the table holds no row for: anyone who leaves one out is safest without the whole class. */
export const KINDS_OF_FOOD = {
  fish: 'hake, carp, eel, monkfish, perch, swordfish, turbot, bream, skate, sprat, whitebait, rohu, hilsa, pomfret, mahi mahi, barramundi, sturgeon, oily fish, white fish, surimi, caviar, roe, dashi, bonito, isinglass',
  crustaceans: 'crayfish, crawfish, crawdad, scampi, langoustine, langouste, krill, yabby, shrimp paste',
  molluscs: 'snail, escargot, whelk, winkle, cockle, abalone, cuttlefish, conch, bivalve, cephalopod',
  alcohol:
    'alcoholic, alcoholic drink, liquor, liqueur, spirit, booze, beer, ale, cider, mirin, sake, rum, brandy, cognac, vodka, whisky, whiskey, gin, sherry, champagne',
} as const;
