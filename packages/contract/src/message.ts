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
  locale = 'en',
): (parameters: Parameters<One | Other> & { count: number }) => string {
  const rules = new Intl.PluralRules(locale);
  return (parameters) => fill(rules.select(parameters.count) === 'one' ? forms.one : forms.other, parameters);
}

function fill(template: string, parameters: Record<string, string | number>): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(parameters[name] ?? place));
}
