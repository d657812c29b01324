/**
 * What people call food that they want, and food that they do not, by the base form of each word. The words are those of general
 * lists of valence (AFINN, VADER) that are of use for food, and those of kitchens, which these lists do not have.
 */
export const GOOD_WORDS = `ace admire adore amazing appealing appetising appetizing applaud appreciate awesome banging banger beautiful beloved best
better bless blessing bliss blissful bomb bonus brighten brill brilliant celebrate champion charm cheer cheerful cherish classic comfort comforting cosy
cozy cracking crave crowd-pleaser crowd-pleasing crush dandy darling dazzle decent delectable delicious delight delightful desirable desire devour dig
divine dream dreamy ecstasy ecstatic eager elite embrace endorse enjoy enjoyable enthuse enthusiastic enthusiast epic essential excellent excite exquisite fab fabulous fan
fanatic fancy fantastic fave favor favorite favour favourite fiend flawless fond foolproof fun gem genius gift glorious glory go-to goated
godsend gold good gorgeous grand gratifying great happy happiness heaven heavenly hero highlight hit homely hug ideal impress impressive incredible indispensable inhale inspire
inspired irresistible jackpot joy joyful keen keeper king knockout legend legendary life lifeline lifesaver like lovable love lovely lover lucky luscious
lush luxurious luxury magic magical magnificent mainstay marvel marvellous marvelous masterpiece memorable miracle moreish mouthwatering mouth-watering must must-have nice nirvana
nostalgic obsess obsession outstanding palatable paradise partial passion passionate peng perfect perfection phenomenal pleasant please pleasure popular praise
precious prefer preferable pukka pumped queen rapture ravishing reassuring recommend refreshing rejoice relish remarkable restorative revelation reward
sacred salvation satisfy savior saviour savor savour scrummy scrumptious sensation sensational smashing smile soothe soothing soulmate special
spectacular splendid spot-on staple star stellar sublime success stunning sunshine super superb superior superstar supreme tantalising tasty tempt terrific
thrill tiptop top top-notch treasure treat tremendous triumph unbeatable unmissable underrated unreal uplift uplifting value vouch
sane alive save rescue law custom tradition ritual institution religion adorable agreeable approve approval beauty breathtaking charitable chic comfortable compliment creative devoted elegant enchant endorsement energetic
entertaining enthral euphoric exciting exhilarating famous faithful favorable favourable festive friendly fulfil generous glamorous graceful grateful
gripping harmony healthy hilarious important infatuated inspirational interested jolly jovial joyous likable likeable lively loyal medal memorable merry
handy convenient practical easiest easier mesmerizing notable nourishing opportunity overjoyed playful pleasurable positive priceless quality relieved reliable restful riveting satisfying
satisfaction sophisticated stimulating suitable thoughtful trusted trusty unforgettable useful valuable vibrant interesting intriguing intrigue curious tempting promising demand clamour need necessity requirement priority welcome win winner winning wonder wonderful worship wow yay yearn yes yum yummy`;

export const BAD_WORDS = `abhor abhorrent abominable abomination abysmal annoy annoying appal appalling atrocious aversion averse avoid awful bad ban bane begrudge beige bin
blah bland bleak bloating bore boredom boring bother boycott bug burnout chore claggy cloying complain crap crappy cringe curse cursed
depress depressing despise despair destroy detest dire disappoint disappointing disappointment disaster disgust disgusting dislike dismal ditch dodge dodgy downer drag dread
dreadful dreary drop dud dull dump embargo enemy excess excessive exhausting fail failure fatigue fear fiasco flop foe foul frightful frustrate
gag gas ghastly gloopy gloomy grim grisly groan gross grotty gruesome grumble hate hatred haunt heartburn heave hell hideous hopeless horrendous horrible horrid
horrific horrify horror ick icky indigestible indigestion inedible infuriate insipid insufferable intolerable irk irritate joyless lacklustre lame letdown loathe loathing
loathsome lousy manky mediocre meh migraine minging misery miserable mistake moan monotonous monotony mourn naff nasty nausea nauseate nauseating nauseous nemesis nightmare
no-go no-no nope nuisance objectionable obnoxious odious off-putting offend offensive omit overcooked overdone overhyped overkill overload overpowering overrated
overused pain painful pall pants pathetic phobia pitiful plague poor pongy puke punishing punishment queasy rancid rank rebel recoil reflux regret reject repel repellent
repetitive reject repugnant repulse repulsive resent retch revolt revolting rotten rubbery rubbish ruin sadden samey scare shudder shun sick sicken sickening
sickly skip slimy smelly soggy soulless stink stinky stodgy suck suffer suffering swerve tasteless tedious tedium terrible terrify terror
tiresome torment torture toxic trauma traumatic traumatise trash tripe trouble turn-off turnoff ugh ugly unappealing unappetising unappetizing unbearable underwhelming underwhelm
uninspiring uninspired unloved unpleasant unpopular unwanted unwelcome upset useless veto vex vile vom vomit wary waste weary whine wince wind woeful crime acidity sleepy sluggish lethargic drowsy queasy bloated sick groggy miserable grumpy cranky evil angry anxious apathetic bothersome brutal catastrophe charmless cheerless controversial cruel cruelty depressed disagreeable discourage dishearten
disillusioned dismay displease dissatisfied distasteful distress drudgery dubious embarrassing exasperating fearsome fruitless furious harrowing heartbreaking
horrified humiliating inferior insignificant insult itchy maddening meaningless mediocrity menace mindless nervous negative offence outrageous peeve pesky
petrified pointless predictable questionable ridiculous sceptical skeptical sloppy sulk suspicious tiring travesty uncomfortable uneasy unhappy unhealthy
unimpressed unimaginative unoriginal unsatisfied unsatisfying unworthy vicious weird worthless creepy freaky tantrum argument fight battle meltdown riot scold forbid
worse worst wreck wretched yawn yuck yucky yuk`;
