import { wordsOf } from './word-forms.ts';

/** Words around a term that say nothing about the food: 'no dairy please', 'gluten-free', 'my severe nut allergy'. */
const FILLERS: ReadonlySet<string> = new Set(
  wordsOf(`no not non without any all free avoid exclude excluding allergy allergic allergen intolerance intolerant
  anaphylaxis anaphylactic severe severely serious strict strictly to of the a an i do don t my have please product food
  made from with containing contain anything everything kind based fresh raw roasted toasted crushed chopped cooked
  boiled fried sliced exclusion restriction known other ohne sans sin senza sem zonder bina nahi nahin ka ki ke ko se de
  la le les el los las der die das den il lo gli del della des du di da al alla aux au kein keine geen alergia alergico
  alergica allergie allergia allergisch allergique allergico allergica gegen y e et und ou mujhe mujhko
  मुझे मुझको मेरे मेरी मेरा मेरे बेटे बेटी पति पत्नी बच्चे को से है हैं हूं हूँ और या का की के में पर भी न ना नहीं नही मत बिना कृपया
  एलर्जी ऐलर्जी अलर्जी खाना खाने खाता खाती चाहिए चाहता चाहती सकता सकती वाला वाली बहुत कोई हो होती होता होते गंभीर जी तो ही
  எனக்கு உள்ளது இருக்கிறது வேண்டாம் இல்லை இல்லாமல் மற்றும் அல்லது ஒவ்வாமை எனது என் தயவுசெய்து
  আমার আমি আছে না নেই নয় এবং ও বা ছাড়া অ্যালার্জি এলার্জি দয়া করে`),
);

// Words of whole sentences: next to a food they say nothing of it, but they may say that it is liked.
const SENTENCE_WORDS: ReadonlySet<string> = new Set(
  wordsOf(`sensitive sensitivity seriously mild does doesn didn m s ve d re ll am is are be been being our his her their
  your son daughter wife husband partner kid child baby mum mom dad family friend guest has had pls plz thank thanks thx
  make in on at for it this that these those something nothing sort type form can cannot cant could couldn would should
  must will won he she we they who eat eating ate drink take taken use used using want like dislike hate love keep leave
  out skip stop remove so very really also just only too even because since due doctor said say tell told me him u us
  them you item thing stuff ingredient trace source content friendly diet issue problem related way never ever absolutely
  definitely totally completely highly extremely mat mujhe hai um uma un una une ein eine einen con avec mit com met oder
  niente nada pas ok okay may might usual bitte quiero suis kitchen intolleranza intolerancia an auf voor but`),
);

/** True when the word says nothing about a food. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

/** True when the word only makes a sentence around a food. */
export function isSentenceWord(word: string): boolean {
  return FILLERS.has(word) || SENTENCE_WORDS.has(word);
}

// What a food is in the kitchen, not which: next to a known food they name nothing more.
const KITCHEN_WORDS: ReadonlySet<string> = new Set(
  wordsOf(`sauce dish drink bar powder juice leaf paste dried dry piece slice style recipe meal snack breakfast lunch dinner
  version flavour flavor flavoured flavored mix whole plain big small large little light dark hot cold sweet sour salty
  spicy white red green yellow black brown extra ground minced grated shredded baked grilled steamed smoked canned tinned
  frozen organic natural processed packaged oil water extract essence filling spread dip dressing topping garnish skin
  bone stick strip chunk cube wheel part half full fat low high super salted unsalted sweetened unsweetened ice and or cook cooking bake baking add serve
  stir heat pan oven minute bowl plate finish top season taste`),
);

/** True when the word says what a food is in the kitchen, and not which. */
export function isKitchenWord(word: string): boolean {
  return KITCHEN_WORDS.has(word);
}
