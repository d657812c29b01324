import { translate } from './translations.ts';

type FormWord = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Whether the brace after these words opens a form of a plural and not a parameter. */
type IsForm<Before extends string> = Before extends `${string}, plural, ${FormWord} ` | `${string}} ${FormWord} `
  ? true
  : false;

/** What stands between a brace and the comma or brace that ends a parameter's name. */
type NameOf<Inner extends string> = Inner extends `${infer Head}}${string}`
  ? Head extends `${infer Name},${string}`
    ? Name
    : Head
  : never;

/** The parameters of an ICU text: of 'Only {count} left' it is count. */
type ParameterNames<Template extends string> = Template extends `${infer Before}{${infer Rest}`
  ? (IsForm<Before> extends true ? never : NameOf<Rest>) | ParameterNames<Rest>
  : never;

type Parameters<Template extends string> = Record<ParameterNames<Template>, string | number>;

/** A sentence that is still to be filled; `text` is its ICU text, for `area` and for translators. */
export type Message<Given> = ((parameters: Given) => string) & { text: string };

/** A sentence with places to fill: message('Only {count} left') needs { count }. */
export function message<Template extends string>(template: Template): Message<Parameters<Template>> {
  return Object.assign((parameters: Parameters<Template>) => translate(null, template, parameters), { text: template });
}

/** A sentence whose form depends on a count; a translation has the forms that its language has. */
export function plural<One extends string, Other extends string>(forms: {
  one: One;
  other: Other;
}): Message<Parameters<One | Other> & { count: number }> {
  const text = `{count, plural, one {${forms.one}} other {${forms.other}}}`;
  return Object.assign((parameters: Parameters<One | Other> & { count: number }) => translate(null, text, parameters), {
    text,
  });
}

/** Whether a value of an area is a sentence to fill. */
export function isMessage(value: unknown): value is Message<Record<string, string | number>> {
  return typeof value === 'function' && 'text' in value;
}
