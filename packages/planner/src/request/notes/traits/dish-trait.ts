/** The kinds of dishes that people ask for by name. */
export const DISH_FORMS = [
  'soup',
  'salad',
  'sandwich',
  'wrap',
  'bowl',
  'curry',
  'stew',
  'pasta',
  'stir-fry',
  'smoothie',
  'omelette',
  'porridge',
  'pancake',
  'burger',
  'pizza',
  'taco',
  'casserole',
] as const;

export type DishForm = (typeof DISH_FORMS)[number];

/** What a kitchen may lack. */
export const EQUIPMENT = ['oven', 'blender', 'grill', 'stove', 'microwave'] as const;

export type Equipment = (typeof EQUIPMENT)[number];

/** Something that is true of a dish or not, and that notes can ask for or against (day/dish-traits.ts decides it). */
export type DishTrait =
  | { kind: 'form'; form: DishForm }
  | { kind: 'named'; dish: string }
  | { kind: 'longer'; minutes: number }
  | { kind: 'needs'; equipment: Equipment }
  | { kind: 'cooked' | 'elaborate' | 'hot' | 'fibrous' | 'salty' | 'sweetened' };
