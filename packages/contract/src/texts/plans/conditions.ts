import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/**
 * Conditions that are planned by a published rule: their names, what each rule does, what it does not know, and where it
 * comes from. Nobody is planned for who has not read what the rule does not know.
 */
export const conditions = area('conditions', {
  names: {
    pregnancy: 'Pregnancy',
    diabetes: 'Diabetes',
    hypertension: 'High blood pressure',
    kidney: 'Kidney disease',
    gout: 'Gout',
    fodmap: 'Low FODMAP',
    coeliac: 'Coeliac disease',
    g6pd: 'G6PD deficiency',
    oral_allergy: 'Oral allergy to plants',
    lactose: 'Lactose intolerance',
    histamine: 'Histamine intolerance',
  },
  rules: {
    pregnancy:
      'Leaves out alcohol, liver, raw, smoked and cured fish and meat, tuna steak, mould-ripened and unpasteurised cheese, sprouts, mayonnaise, soft egg and pink meat or fish. At most 200 mg of caffeine a day. Raises carbohydrate and protein.',
    diabetes:
      'Carbohydrate is even: the main meals of a day differ by at most 15 g, one carbohydrate choice. At most 2,300 mg of sodium a day.',
    hypertension:
      'The DASH eating plan: at most 2,300 mg of sodium a day, and 6 % of the energy from saturated fat. Raises potassium, calcium, magnesium and fiber.',
    kidney: 'Keeps the limits a day that you were given. There is no limit that fits everybody, so we set none.',
    gout: 'Leaves out liver, game, trout, herring, mackerel, sardines, anchovies, shellfish, meat broth, yeast and alcohol. At most 170 g of raw meat, poultry and fish a day.',
    fodmap:
      'Leaves out the foods that published lists name as rich in FODMAPs, in any amount. Foods that these lists do not name are listed as not assessed.',
    coeliac: 'Leaves out wheat, rye, barley and oats, and what is made of them.',
    g6pd: 'Leaves out broad beans (fava), fresh and dry.',
    oral_allergy:
      'Leaves out the plants that are known to cross-react with the pollens you named, raw and cooked alike.',
    lactose:
      'At most 12 g of lactose in a meal, and 24 g in a day or your own limit. All sugar of milk foods counts as lactose.',
    histamine:
      'Nothing is left out or chosen. The histamine of a food depends on its age and storage, and published lists disagree.',
  },
  unknown: {
    pregnancy:
      'The rule does not know your medicines (insulin, warfarin, ACE inhibitors among them), sickness, weight, anaemia, gestational diabetes, or supplements such as folic acid. It does not count oily fish and canned tuna over a week.',
    diabetes:
      'The rule does not know your insulin, sulfonylurea, SGLT2 inhibitor or other medicines, nor your glucose: doses and low sugars are beyond it. With insulin, other meals can mean other doses; with an SGLT2 inhibitor, very little carbohydrate can cause ketoacidosis.',
    hypertension:
      'The rule does not know your medicines. DASH raises potassium, which can be dangerous with ACE inhibitors, ARBs, potassium-sparing diuretics or weak kidneys; more leafy vegetables change how warfarin works.',
    kidney:
      'The rule does not know your blood values, dialysis, fluid limit or medicines: ACE inhibitors and ARBs raise potassium, phosphate binders and insulin change what you may eat. It does not know phosphate additives, and counts what raw foods hold.',
    gout: 'The rule does not know your uric acid or your medicines: allopurinol, diuretics, aspirin, warfarin, and SGLT2 inhibitors change the risk. It has no purine figures of single foods.',
    fodmap:
      'The rule does not know how much of a food you tolerate, nor your medicines. A low FODMAP diet is meant for some weeks, with a dietitian who brings foods back.',
    coeliac:
      'The rule does not know traces and cross-contact: look for a gluten-free label on every packaged food. It does not know your medicines, some of which hold wheat starch.',
    g6pd: 'The rule does not know medicines and dyes, which cause most attacks (primaquine, dapsone, rasburicase, methylene blue): ask a pharmacist about each of yours.',
    oral_allergy:
      'The rule does not know how strongly you react. Swelling of the throat, trouble breathing or dizziness is an emergency. ACE inhibitors and beta blockers can make reactions worse; other plants can cross-react.',
    lactose:
      'The rule does not know how much lactose you tolerate, which medicines hold some, or whether milk protein is what you react to: for a milk allergy leave out milk.',
    histamine:
      'We cannot assess histamine. No rule was applied: medicines, alcohol, storage and single foods are between you and your doctor.',
  },
  sources: {
    pregnancy: 'NHS, Foods to avoid in pregnancy; FDA, Advice about eating fish; IOM, Dietary Reference Intakes',
    diabetes:
      'American Diabetes Association, Standards of Care in Diabetes, section 5; one carbohydrate choice as in Choose Your Foods (ADA and AND)',
    hypertension: 'National Heart, Lung, and Blood Institute, Your Guide to Lowering Your Blood Pressure with DASH',
    kidney: 'KDOQI, Clinical Practice Guideline for Nutrition in CKD: limits are set for each person',
    gout: 'UK Gout Society, All about gout and diet; American College of Rheumatology, Guideline for the Management of Gout',
    fodmap:
      'Gibson and Shepherd, The FODMAP approach, J Gastroenterol Hepatol 25: 252-258, with the categories of Monash University',
    coeliac: 'NICE guideline NG20, Coeliac disease',
    g6pd: 'Luzzatto and Arese, Favism and glucose-6-phosphate dehydrogenase deficiency, N Engl J Med 378: 60-71',
    oral_allergy:
      'EAACI position paper, Food allergy due to immunological cross-reactions with common inhalant allergens, Allergy 70: 1079-1090',
    lactose: 'EFSA, Scientific Opinion on lactose thresholds, EFSA Journal 8(9): 1777',
    histamine:
      'Guideline of the DGAKI and others, Management of suspected adverse reactions to ingested histamine, Allergologie select 5: 305-314',
  },
  leftOut: message('what the rule for “{condition}” leaves out'),
  advice: 'Ask your doctor or dietitian whether this rule suits you.',
  measures: {
    sodium: 'sodium',
    saturatedFat: 'saturated fat',
    potassium: 'potassium',
    phosphorus: 'phosphorus',
    calcium: 'calcium',
    magnesium: 'magnesium',
    fiber: 'fiber',
    protein: 'protein',
    carbs: 'carbohydrate',
    caffeine: 'caffeine',
    lactose: 'lactose',
    flesh: 'meat, poultry and fish',
    unevenCarbs: 'difference in carbohydrate between main meals',
  },
  checks: {
    limit: {
      day: message('{what}: at most {held} {unit} of the {bound} {unit} that are allowed in the planned meals'),
      meal: message('{what}: at most {held} {unit} in a meal, of the {bound} {unit} that are allowed'),
    },
    aim: message('{what}: at least {held} {unit} of the {bound} {unit} aimed at'),
  },
  onlyMeal: 'One main meal alone: whether the carbohydrate of your day is even was not assessed.',
  dropped: {
    limited: message('More {what} was not aimed at: {condition} limits it to {bound} {unit}.'),
    goal: message('The {percent} % of protein of your goal was not aimed at: {condition} limits it to {bound} g.'),
    diet: message('At least {aim} {unit} of {what} was not aimed at: your diet limits it.'),
  },
  refusals: {
    diet: message(
      'We plan no {diet} diet in {condition}: it can harm you and the child, and no guideline supports it. Choose another diet, or ask your doctor.',
    ),
    goal: message(
      'We plan no weight loss in {condition}: losing weight on purpose can harm the child. Choose another goal, or ask your doctor.',
    ),
    protein: message(
      'The {diet} diet asks for at least {least} g of protein, and your limit is {most} g. Choose another diet, or ask your doctor about the limit.',
    ),
    within: message('within the rules for {conditions}'),
  },
  broken: message('the rule for {condition} on {what} is broken'),
  form: {
    about:
      'Each is planned by a published rule, and only once you have confirmed what that rule does not know. What you choose is stored with your plans and in this browser, as exclusions are. The calendar keeps it while it plans by your last request; a profile keeps its own.',
    ofProfile:
      'Each is planned by a published rule, and only once you have confirmed what that rule does not know. It is stored with the profile, and kept in what is planned for it alone. People who share meals have none: leave foods out by name for those.',
    isShared:
      'Health conditions are planned for one person at a time. For people who share meals, leave foods out by name.',
    confirm: message('I have read this. {text}'),
    confirmFirst: message('Confirm for {condition} what its rule does not know.'),
    limits: {
      potassiumMg: 'Potassium, mg a day',
      phosphorusMg: 'Phosphorus, mg a day',
      proteinGrams: 'Protein, g a day',
      sodiumMg: 'Sodium, mg a day',
      lactoseGrams: 'Lactose, g a day',
    },
    limitsOfYourOwn: 'Limits that your doctor or dietitian gave you',
    lactoseHint: 'Leave it empty for the published 24 g.',
    pollens: 'Pollens that you react to',
    pollenNames: { birch: 'Birch', grass: 'Grass', ragweed: 'Ragweed', mugwort: 'Mugwort' },
  },
  account: {
    title: 'Health conditions',
    source: message('Source: {source} ({year}).'),
    unknown: message('Not known to it: {text}'),
    notAssessed: message('Not assessed in this plan: {foods}.'),
    foodsRemoved: plural({
      one: 'It takes 1 food out of our table.',
      other: 'It takes {count} foods out of our table.',
    }),
    isKept: 'Kept.',
    isReached: 'Reached.',
    isMissed: 'Not reached: an aim, and no limit.',
  },
  validation: {
    acknowledge: message('conditions: confirm with acknowledged true that this was read and understood. {text}'),
    acknowledgedIsBoolean: 'conditions: acknowledged must be true or false.',
    limits: 'conditions: limits may hold potassiumMg, phosphorusMg, proteinGrams, sodiumMg and lactoseGrams.',
    otherLimits: message('conditions: these limits do not belong to “{condition}”; leave them out.'),
    kidneyLimits:
      'conditions: for kidney give at least one of the limits that your doctor set (potassiumMg, phosphorusMg, proteinGrams, sodiumMg). We set none ourselves.',
    pollens:
      'conditions: oral_allergy needs pollens, at least one of birch, grass, ragweed, mugwort; no other condition has them.',
    profileShares: message(
      'profileIds: {profile} has health conditions, which are planned for one person at a time. Plan for that profile alone, or take the conditions out of it and leave foods out by name.',
    ),
    onePerson: 'conditions: they are planned for one person at a time; leave them out where people share meals.',
    repeated: 'conditions: name each condition once.',
  },
});
