import fc from 'fast-check';

/** JSON Schema, as far as zod prints it. */
type Schema = {
  type?: string | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  anyOf?: Schema[] | undefined;
  oneOf?: Schema[] | undefined;
  allOf?: Schema[] | undefined;
  $ref?: string | undefined;
  $defs?: Record<string, Schema> | undefined;
  properties?: Record<string, Schema> | undefined;
  required?: string[] | undefined;
  additionalProperties?: Schema | boolean | undefined;
  items?: Schema | boolean | undefined;
  prefixItems?: Schema[] | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
};

/** Texts that a field of such a name can find something with. */
type Known = Readonly<Record<string, readonly string[]>>;

const DAYS = ['2026-11-20', '2026-11-30', '2026-02-29', '0000-00-00', '9999-12-31'];
const WORDS = [
  'Poha',
  'constructor',
  'rolled oats',
  'nuts',
  '2 rotis and dal',
  'asha@example.test',
  '12:30',
  'plan-1',
  '',
];
const HOSTILE_TEXTS = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\u202egnp.exe',
  '__proto__',
  'constructor',
  "' or 1=1; --",
  '%00',
  '../../etc/passwd',
  '{{7*7}}',
  '\r\nBcc: x@example.test',
  'é'.repeat(3000),
  '😀'.repeat(300),
];
const HOSTILE_NUMBERS = [-1, 0, -0, 0.1, 1e-320, 1e21, 1e308, 2 ** 31, 2 ** 53 + 2, -(2 ** 63), Number.MAX_VALUE];

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE_TEXTS, ...HOSTILE_NUMBERS, null, true, [], {}, [[]], [null], { $ne: null }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

/**
 * What a schema takes, nearly: most values are such as it asks for, here and there one is of another kind, missing, too much or
 * made to do harm. Texts are often those that are `known` under the name of their field.
 */
export function anyValue(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const definitions = schema.$defs ?? {};
  return ofSchema(schema, { known, definitions, name: '', depth: 0 });
}

type Place = { known: Known; definitions: Record<string, Schema>; name: string; depth: number };

function ofSchema(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  if (place.depth > 8) return fc.constant(null);
  return fc.oneof({ weight: 14, arbitrary: fitting(schema, place) }, { weight: 1, arbitrary: hostile });
}

function fitting(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  const deeper = { ...place, depth: place.depth + 1 };
  if (schema.$ref) return ofSchema(place.definitions[schema.$ref.replace('#/$defs/', '')] ?? {}, deeper);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices?.[0]) return fc.oneof(...choices.map((choice) => ofSchema(choice, deeper)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  switch (schema.type) {
    case 'object':
      return anyObject(schema, deeper);
    case 'array':
      return anyList(schema, deeper);
    case 'integer':
    case 'number':
      return anyNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return anyText(place);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function anyObject({ properties = {}, required = [], additionalProperties }: Schema, place: Place) {
  const fields = Object.entries(properties).map(
    ([name, field]) => [name, ofSchema(field, { ...place, name })] as const,
  );
  const stated = fc.record(Object.fromEntries(fields), { requiredKeys: required });
  if (typeof additionalProperties !== 'object') return stated;
  return fc.dictionary(anyText(place), ofSchema(additionalProperties, place), { maxKeys: 3 });
}

function anyList({ items, prefixItems }: Schema, place: Place): fc.Arbitrary<unknown[]> {
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => ofSchema(item, place)));
  return fc.array(ofSchema(typeof items === 'object' ? items : {}, place), { maxLength: 4 });
}

function anyNumber({ minimum = -10, maximum = 5000 }: Schema) {
  const within = fc.integer({ min: Math.ceil(minimum), max: Math.max(Math.ceil(minimum), Math.min(maximum, 1e6)) });
  return fc.oneof({ weight: 9, arbitrary: within }, { weight: 1, arbitrary: fc.double() });
}

function anyText({ known, name }: Place): fc.Arbitrary<string> {
  const own = known[name] ?? [];
  const usual = /date|from|to|day/i.test(name) ? DAYS : WORDS;
  return fc.oneof(
    { weight: own.length > 0 ? 12 : 0, arbitrary: fc.constantFrom(...own, '') },
    { weight: 6, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  );
}
