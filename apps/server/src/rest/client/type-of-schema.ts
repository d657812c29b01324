/** A schema as `z.toJSONSchema` writes it, with the parts of it that decide a type. */
export type JsonSchema = {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  items?: JsonSchema;
  prefixItems?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
};

/**
 * The type of TypeScript that a schema allows, as source; named schemas by their name. Bounds, patterns and formats are not types: the server checks
 * them.
 */
export function typeOfSchema(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return unionOf(schema.enum.map((one) => JSON.stringify(one)));
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isWholeType);
  const parts = (schema.allOf ?? []).filter(isWholeType);
  const kinds = [schema.type ?? []].flat();
  const own = kinds.length > 0 ? [unionOf(kinds.map((kind) => typeOfKind(kind, schema)))] : [];
  const union = branches.length > 0 ? [unionOf(branches.map(typeOfSchema))] : [];
  const all = [...own, ...union, ...parts.map(typeOfSchema)];
  return all.length > 1 ? all.map((one) => `(${one})`).join(' & ') : (all[0] ?? 'unknown');
}

/** A branch that only says which fields must not be missing together is a rule, not a type. */
function isWholeType({ required, ...rest }: JsonSchema): boolean {
  return required === undefined || Object.keys(rest).length > 0;
}

function typeOfKind(kind: string, schema: JsonSchema): string {
  switch (kind) {
    case 'integer':
      return 'number';
    case 'array':
      return typeOfArray(schema);
    case 'object':
      return typeOfObject(schema);
    default:
      return kind;
  }
}

function typeOfArray({ items, prefixItems }: JsonSchema): string {
  const first = (prefixItems ?? []).map(typeOfSchema);
  if (prefixItems && !items) return `[${first.join(', ')}]`;
  const rest = items ? typeOfSchema(items) : 'unknown';
  if (prefixItems) return `[${[...first, `...(${rest})[]`].join(', ')}]`;
  return /^[\w.]+$/.test(rest) ? `${rest}[]` : `(${rest})[]`;
}

function typeOfObject({ properties, required = [], additionalProperties, propertyNames }: JsonSchema): string {
  if (properties) {
    const fields = Object.entries(properties).map(([name, field]) => {
      const mark = required.includes(name) ? '' : '?';
      return `${commentOf(field.description)}${keyOf(name)}${mark}: ${typeOfSchema(field)};`;
    });
    return fields.length > 0 ? `{\n${fields.join('\n')}\n}` : 'Record<string, never>';
  }
  const value = typeof additionalProperties === 'object' ? typeOfSchema(additionalProperties) : 'unknown';
  const key = propertyNames?.enum ? typeOfSchema(propertyNames) : 'string';
  return propertyNames?.enum && required.length === 0
    ? `Partial<Record<${key}, ${value}>>`
    : `Record<${key}, ${value}>`;
}

/** A name as it stands before the colon of a field. */
export function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** A description as the comment that an editor shows; nothing where there is none. */
export function commentOf(description: string | undefined): string {
  return description === undefined ? '' : `/** ${description.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n`;
}

function unionOf(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}
