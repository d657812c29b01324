/** A JSON schema of an object with all of these properties and no others, as strict services want it. */
export function strictSchema(properties: Record<string, object>) {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}
