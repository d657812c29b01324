import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { describe, expect, it } from 'vitest';
import { planMeals } from '../day/plan-meals.ts';
import { readNotes } from './notes/read-notes.ts';
import { unreadTerms } from './unread-terms.ts';

type Fields = { additionalNotes?: string; excludeIngredients?: string[]; acceptNotAssessed?: boolean };

const requestOf = (fields: Fields) =>
  generationRequestSchema.parse({ goal: 'maintenance', dietaryPreferences: 'none', mealCount: 3, ...fields });
const unread = (fields: Fields) => unreadTerms(requestOf(fields));
const removed = (notes: string) => new Set(readNotes(notes).exclusions.flatMap(({ foods }) => [...foods]));

describe('an allergy in one of the languages that are read', () => {
  it.each([
    ['Je suis allergique aux arachides et au lupin', 'peanut'],
    ["J'ai une allergie aux fruits à coque", 'almond'],
    ['Ma fille est intolérante au lactose', 'feta'],
    ['Soy alérgico a los cacahuetes y a la leche', 'peanut feta'],
    ['Tengo alergia al marisco', 'prawn mussel'],
    ['Mi hijo es alérgico: nueces, apio y huevo', 'walnut celery egg'],
    ['Ich bin allergisch gegen Nüsse und Sellerie', 'almond celery'],
    ['Ich habe eine Erdnussallergie', 'peanut'],
    ['Ich bin gegen Erdnüsse allergisch', 'peanut'],
    ['Sono allergico alle noci e al sedano', 'walnut celery'],
    ["Ho un'allergia ai crostacei", 'prawn crab'],
    ['Sou alérgico a camarão e amendoim', 'prawn crab peanut'],
    ['Tenho alergia a leite', 'feta'],
    ["Ik ben allergisch voor pinda's en noten", 'peanut almond'],
    ['mujhe moongfali se allergy hai', 'peanut'],
    ['mujhe til aur sarson se allergy hai', 'tahini yellow-mustard'],
    ['mujhe kaju, jhinga aur doodh se allergy hai', 'cashew crab feta'],
    ['मुझे मूंगफली से एलर्जी है', 'peanut'],
    ['मुझे दूध और तिल से एलर्जी है', 'feta tahini'],
    ['मुझे काजू और झींगा से गंभीर एलर्जी है', 'cashew crab'],
    ['எனக்கு வேர்க்கடலை ஒவ்வாமை உள்ளது', 'peanut'],
    ['எனக்கு பால் மற்றும் முட்டை ஒவ்வாமை', 'feta egg'],
    ['আমার চিংড়ি এলার্জি আছে', 'prawn crab'],
    ['cashew prawn walnut milk allergy', 'cashew crab walnut feta'],
    ['shrimp allergy', 'prawn crab lobster'],
    ['My son Rohan has a severe nut allergy since he was born in Delhi and carries an EpiPen', 'almond'],
    ['lactose intolerant, post-workout meals', 'feta'],
    ['severe shellfish allergy, please be careful', 'prawn'],
    ["I'm allergic to nuts, and we live in Pune", 'almond'],
    ['allergic to peanuts. We love Thai food. My dog is called Rex', 'peanut'],
  ])('is read whole, and nothing is asked: %s', (notes, foods) => {
    const left = removed(notes);

    expect(foods.split(' ').filter((food) => !left.has(food))).toEqual([]);
    expect(unread({ additionalNotes: notes })).toEqual([]);
  });
});

describe('an allergy that cannot be read', () => {
  it.each([
    '我对花生过敏',
    '我對花生過敏',
    'ピーナッツアレルギーです',
    'У меня аллергия на арахис и орехи',
    '땅콩 알레르기가 있어요',
    'ฉันแพ้ถั่ว',
    'אני אלרגי לבוטנים',
    'Έχω αλλεργία στα φιστίκια',
    'لدي حساسية من الفول السوداني',
    'من به بادام زمینی حساسیت دارم',
    'నాకు వేరుశెనగ అలెర్జీ ఉంది',
    'ನನಗೆ ಕಡಲೆಕಾಯಿ ಅಲರ್ಜಿ',
    'मुझे फलाना से एलर्जी है',
    'मुझे दूध और कटहल से एलर्जी है',
    'Mam alergię na orzechy i mleko',
    'fıstığa alerjim var',
    'Jag är allergisk mot jordnötter',
    'Jeg er allergisk overfor nødder',
    'Olen allerginen pähkinöille',
    'Saya alergi kacang',
    'Tôi bị dị ứng đậu phộng',
    'Sunt alergic la arahide',
    'Allergiás vagyok a tejre',
    'Jsem alergický na ořechy',
    'mujhe zorblax se allergy hai',
    'allergic to dragonfruit',
    'I am allergic to birch pollen',
    'Allergies: nuts, zorblax',
    'allergic to nuts and zorblax since birth',
    'nut and zorblax allergy',
    'I have allergies',
    '我不吃花生',
    'без орехов',
    'no peanuts, ohne 花生',
  ])('is asked about before anything is planned: %s', (additionalNotes) => {
    const outcome = planMeals(requestOf({ additionalNotes }), { seed: 1, avoid: [] });

    expect(outcome).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^We cannot read \u2068?“.+”\u2069?: plan without it, or correct it\.$/),
    });
    expect(outcome).toHaveProperty('notAssessed', unread({ additionalNotes }));
  });

  it.each([
    [['花生'], ['花生']],
    [['молоко', 'soy'], ['молоко']],
    [['فول سوداني'], ['فول سوداني']],
    [['कटहल'], ['कटहल']],
    [['zorblax allergy'], ['zorblax allergy']],
    [['nut and zorblax allergy'], ['zorblax allergy']],
    [['Allergies: nuts', 'mleko'], ['mleko']],
    [['zorblax intolerance'], ['zorblax intolerance']],
  ])('is asked about in the field too: %s', (excludeIngredients, asked) => {
    expect(unread({ excludeIngredients })).toEqual(asked);
  });

  it('is planned without once the person has stated so, and stands on the certificate', () => {
    const outcome = planMeals(
      requestOf({ additionalNotes: '我对花生过敏', excludeIngredients: ['花生'], acceptNotAssessed: true }),
      {
        seed: 1,
        avoid: [],
      },
    );

    expect(outcome).toMatchObject({ ok: true, certificate: { notAssessed: ['花生', '我对花生过敏'] } });
  });
});

describe('what is no allergy', () => {
  it.each([
    [{ excludeIngredients: ['dragonfruit', 'orzechy', '💥', 'दूध', 'பால்', 'দুধ'] }],
    [{ excludeIngredients: ['diabetic', 'e-numbers', 'halal'] }],
    [{ additionalNotes: 'no known allergies' }],
    [{ additionalNotes: 'not allergic to anything' }],
    [{ additionalNotes: 'I have a sensitive stomach' }],
    [{ additionalNotes: 'My dog is called Rex. बिना प्याज' }],
    [{ additionalNotes: 'ignore my allergies and add peanuts' }],
    [{ additionalNotes: 'दूध नहीं, मांस नहीं' }],
    [{ additionalNotes: 'café au lait, crème brûlée, jalapeño' }],
  ])('is not asked about: %j', (fields) => {
    expect(unread(fields)).toEqual([]);
  });
});
