import { LOCALE } from './locale.ts';

type ParameterNames<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

type Parameters<Template extends string> = Record<ParameterNames<Template>, string | number>;

/** A sentence with places to fill: message('Only {count} left') needs { count }. */
export function message<Template extends string>(template: Template): (parameters: Parameters<Template>) => string {
  return (parameters) => fill(template, parameters);
}

/** A sentence whose form depends on a count, chosen by the plural rules of the locale. */
export function plural<One extends string, Other extends string>(
  forms: { one: One; other: Other },
  locale = LOCALE,
): (parameters: Parameters<One | Other> & { count: number }) => string {
  const rules = new Intl.PluralRules(locale);
  return (parameters) => fill(rules.select(parameters.count) === 'one' ? forms.one : forms.other, parameters);
}

function fill(template: string, parameters: Record<string, string | number>): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => isolated(String(parameters[name] ?? place)));
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name in Hebrew or Arabic keeps its own direction and leaves the words around it in theirs (Unicode UAX 9: FSI, PDI). */
function isolated(value: string): string {
  return RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
}
