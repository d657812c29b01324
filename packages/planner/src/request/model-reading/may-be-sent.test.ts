import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { describe, expect, it } from 'vitest';
import { readNotes } from '../notes/read-notes.ts';
import { readRequest } from '../read-request.ts';
import { partsForModel } from './model-reading.ts';

const OF_FOOD = 'zorp flibble wumble at dinner';
const partsOf = (additionalNotes: string) =>
  partsForModel(
    readRequest(generationRequestSchema.parse({ goal: 'maintenance', dietaryPreferences: 'none', additionalNotes })),
  );

describe('the parts of notes that a model is asked about', () => {
  it('are those that the rules could make nothing of', () => {
    expect(partsOf(`more spinach. ${OF_FOOD}. no eggs`)).toEqual([OF_FOOD]);
    expect(partsOf('soup for dinner')).toEqual([]);
  });

  it.each([
    'dinner should feel like a warm hug',
    'make the plates look like a rainbow',
    'surprise the kids at lunch',
    'cooking like grandma did in the countryside',
    'zesty suppers with a kick of sunshine',
    'street food vibes at the weekend',
    'picnic basket on Saturday',
    'meals that travel well on a train',
    'something to nibble during the film',
    'a proper harvest roast feast',
    'dishes that stretch to the end of the month',
    'recipes from the seaside',
    'the fancier the plate the better',
    'crunchy things to munch at the desk',
    'flavours of the Silk Road',
    'portions fit for giants',
    'breakfast on the go',
    'finger food for a party',
    'kitchen closes at eight',
    'deli counter style lunches',
    'rhubarb nostalgia',
    'roast like a farmer',
  ])('speak of food: %s', (notes) => {
    expect(partsOf(notes)).toEqual([notes]);
  });

  it.each([
    // Words of ours.
    'my doctor frobs the wumble at dinner',
    'flibble the lunch since the surgery',
    'zorp for my diabetes',
    'wumble makes me ill',
    'the kidneys zorp again',
    'pregnant and flibbling',
    // What people write of themselves.
    'I am HIV positive',
    'we are doing IVF',
    'taking metformin',
    "I'm on Ozempic",
    'I have lupus',
    'my daughter is autistic',
    'baby due in May',
    'I weigh 140 kilos',
    'suicidal',
    'need to lose two stone',
    'recovering from rehab',
    'I wear dentures',
    'my numbers are up again',
    'I self harm',
    // The same next to food.
    'metformin with breakfast',
    'soft dishes since the stroke',
    'HIV positive cooking',
    'lunch after dialysis',
    'meals between two rounds of radiotherapy',
    'bipolar and cooking',
    'dinners that help against acne',
    'IVF friendly dinner',
    'binge at dinner',
    'I am on zorbitol at breakfast',
    'my son has Zorb syndrome at mealtimes',
    "I've got zorbitis from the kitchen",
    'she takes zorbitol with dinner',
    'our daughter needs tube feeding at lunch',
    'living with zorbosis and cooking',
    'husband on zorbitol at dinner',
    'dinner to lose weight',
    'menus in the third trimester',
    'plates for a sore throat',
    'meals in a wheelchair after the injury',
    // Conditions by what their names end in, by letters, or by whose they are.
    'gastroparesis meals',
    'dinner after the vasectomy',
    'meals for ZRB days',
    "my partner's Zorb meals",
    'lunch for someone with Zorb',
    'lunch while fasting for bloods',
    'low appetite since the new meds',
    'food for when the endo flares',
    'eating is hard lately',
    'scared of food',
  ])('say nothing of a person: %s', (notes) => {
    expect(partsOf(notes)).toEqual([]);
    expect(partsOf(`${notes}. more spinach`)).toEqual([]);
  });

  it.each(['taking metformin', 'chemo on Monday', 'I have a nut allergy', 'my blood sugar is high', 'HIV positive'])(
    'are none where another part is of health: %s',
    (notes) => {
      expect(partsOf(`${OF_FOOD}. ${notes}`)).toEqual([]);
      expect(partsOf(`${notes}, ${OF_FOOD}`)).toEqual([]);
    },
  );

  it('are none while something may be an allergy that nobody can read', () => {
    expect(readNotes(`allergic to zorblax. ${OF_FOOD}`).unread).not.toEqual([]);
    expect(partsOf(`allergic to zorblax. ${OF_FOOD}`)).toEqual([]);
  });
});
